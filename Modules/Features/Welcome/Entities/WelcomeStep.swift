/// The screens of the Welcome flow, in the order in which they come.
public enum WelcomeStep: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case name

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The step behind this one; nil at the end.
  var following: WelcomeStep? { Self.allCases.dropFirst(position + 1).first }

  /// The step before this one; nil at the start.
  var preceding: WelcomeStep? { Self.allCases.prefix(position).last }
}

// MARK: - Comparable

extension WelcomeStep: Comparable {
  /// Whether the one comes before the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }
}
