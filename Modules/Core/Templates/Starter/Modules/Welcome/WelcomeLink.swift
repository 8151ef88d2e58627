/// The link to the Welcome flow: its path is `welcome`.
public struct WelcomeLink: Equatable, Sendable {
  /// Parses the path components of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String]) {
    guard path == ["welcome"] else { return nil }
  }
}
