public import FlowScreens

/// Stores all items of the Bookshelf flow.
public protocol BookshelfStore: Sendable {
  /// Returns all items, oldest first.
  func all() async throws(BookshelfStoreError) -> [Book]

  /// Returns the item with this number.
  func book(_ id: BookID) async throws(BookshelfStoreError) -> Book

  /// Adds an empty item.
  func add() async throws(BookshelfStoreError)

  /// Stores an item, and replaces the one with its number; when the call returns, the change is durable.
  func save(_ book: Book) async throws(BookshelfStoreError)
}

/// The reason why an item could not be read or stored.
public enum BookshelfStoreError: ReadableError {
  case unavailable
  case unreadable
  case gone

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "This cannot be reached right now. Nothing is lost: try again."
    case .unreadable: "The stored data cannot be read any more."
    case .gone: "This does not exist any more. Go back."
    }
  }
}
