/// A link to the Bookshelf flow: `bookshelf` opens the list, and `bookshelf/7` the item with that number.
public enum BookshelfLink: Equatable, Sendable {
  case shelf
  case book(BookID)

  /// Parses the path components of a link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String]) {
    guard path.first == "bookshelf", path.count <= 2 else { return nil }
    guard path.count == 2 else {
      self = .shelf
      return
    }
    guard let id = BookID(path[1]) else { return nil }
    self = .book(id)
  }
}
