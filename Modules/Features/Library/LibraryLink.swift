/// A link to the Library flow: `library` leads to the list, and `library/7` to the one with that number.
public enum LibraryLink: Equatable, Sendable {
  case shelf
  case book(BookID)

  /// Reads what stands behind the app's scheme, in parts: the words between the slashes, and the values by name.
  /// - Returns: nil if it is another link.
  public init?(path: [String], query: [String: String]) {
    guard path.first == "library", path.count <= 2, query.isEmpty else { return nil }
    guard path.count == 2 else {
      self = .shelf
      return
    }
    guard let id = BookID(path[1]) else { return nil }
    self = .book(id)
  }
}
