/// The link to the Feedback flow: its path is `feedback`.
public struct FeedbackLink: Equatable, Sendable {
  /// Reads what stands behind the app's scheme, in parts: the words between the slashes, and the values by name.
  /// - Returns: nil if it is another link.
  public init?(path: [String], query: [String: String]) {
    guard path == ["feedback"], query.isEmpty else { return nil }
  }
}
