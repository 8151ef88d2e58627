/// A link to the Bookshelf flow: `bookshelf` leads to the list, and `bookshelf/7` to the one with that number.
public enum BookshelfLink: Equatable, Sendable {
  case shelf
  case book(BookID)

  /// Reads what stands behind the app's scheme, in parts: the words between the slashes, and the values by name.
  /// - Returns: nil if it is another link.
  public init?(path: [String], query: [String: String]) {
    guard path.first == "bookshelf", path.count <= 2, query.isEmpty else { return nil }
    guard path.count == 2 else {
      self = .shelf
      return
    }
    guard let id = BookID(path[1]) else { return nil }
    self = .book(id)
  }
}
