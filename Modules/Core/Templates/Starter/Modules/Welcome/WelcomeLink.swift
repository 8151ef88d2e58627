/// The link to the Welcome flow: its path is `welcome`.
public struct WelcomeLink: Equatable, Sendable {
  /// Parses the path components and the query of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String], query: [String: String]) {
    guard path == ["welcome"], query.isEmpty else { return nil }
  }
}
