/// The screens of the Feedback flow, in the order in which they come.
public enum FeedbackStep: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case opinion
  case contact

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The step behind this one; nil at the end.
  var following: FeedbackStep? { Self.allCases.dropFirst(position + 1).first }

  /// The step before this one; nil at the start.
  var preceding: FeedbackStep? { Self.allCases.prefix(position).last }
}

// MARK: - Comparable

extension FeedbackStep: Comparable {
  /// Whether the one comes before the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }
}
