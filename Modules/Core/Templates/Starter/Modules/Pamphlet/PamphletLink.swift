/// The link to the Pamphlet flow: its path is `pamphlet`.
public struct PamphletLink: Equatable, Sendable {
  /// Parses the path components and the query of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String], query: [String: String]) {
    guard path == ["pamphlet"], query.isEmpty else { return nil }
  }
}
