/// The link to the Welcome flow: its path is `welcome`.
public struct WelcomeLink: Equatable, Sendable {
  /// Reads what stands behind the app's scheme, in parts: the words between the slashes, and the values by name.
  /// - Returns: nil if it is another link.
  public init?(path: [String], query: [String: String]) {
    guard path == ["welcome"], query.isEmpty else { return nil }
  }
}
