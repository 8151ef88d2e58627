/// The steps of a flow, in the order in which they come: an enum with a case for each.
public protocol DraftStep: CaseIterable, Codable, Comparable, Sendable where AllCases == [Self] {}

extension DraftStep {
  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The step behind this one; nil at the end.
  public var following: Self? { Self.allCases.dropFirst(position + 1).first }

  /// The step before this one; nil at the start.
  public var preceding: Self? { Self.allCases.prefix(position).last }

  /// Whether the one comes before the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }
}
