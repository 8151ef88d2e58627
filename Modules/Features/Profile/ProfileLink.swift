/// The link to the Profile flow: `appcore://profile`.
public struct ProfileLink: Equatable, Sendable {
  /// Reads what stands behind `appcore://`, in parts: the words between the slashes, and the values by name.
  /// - Returns: nil if it is another link.
  public init?(path: [String], query: [String: String]) {
    guard path == ["profile"], query.isEmpty else { return nil }
  }
}
