/// The link to the Profile flow: `appcore://profile`.
public struct ProfileLink: Equatable, Sendable {
  /// Parses the path components and the query of an `appcore://` link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String], query: [String: String]) {
    guard path == ["profile"], query.isEmpty else { return nil }
  }
}
