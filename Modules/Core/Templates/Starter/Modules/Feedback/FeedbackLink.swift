/// The link to the Feedback flow: its path is `feedback`.
public struct FeedbackLink: Equatable, Sendable {
  /// Parses the path components and the query of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String], query: [String: String]) {
    guard path == ["feedback"], query.isEmpty else { return nil }
  }
}
