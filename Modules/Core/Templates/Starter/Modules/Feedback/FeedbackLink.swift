/// The link to the Feedback flow: its path is `feedback`.
public struct FeedbackLink: Equatable, Sendable {
  /// Parses the path components of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String]) {
    guard path == ["feedback"] else { return nil }
  }
}
