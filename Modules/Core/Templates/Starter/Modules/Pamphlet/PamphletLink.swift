/// The link to the Pamphlet flow: its path is `pamphlet`.
public struct PamphletLink: Equatable, Sendable {
  /// Parses the path components of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String]) {
    guard path == ["pamphlet"] else { return nil }
  }
}
