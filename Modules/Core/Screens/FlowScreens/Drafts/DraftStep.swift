/// The steps of a flow, in order: an enumeration with a case for each.
public protocol DraftStep: CaseIterable, Codable, Comparable, Sendable where AllCases == [Self] {}

extension DraftStep {
  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The next step; nil for the last one.
  public var next: Self? { Self.allCases.dropFirst(position + 1).first }

  /// The previous step; nil for the first one.
  public var previous: Self? { Self.allCases.prefix(position).last }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }
}
