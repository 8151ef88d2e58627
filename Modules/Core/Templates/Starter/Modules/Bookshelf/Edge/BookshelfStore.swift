public import FlowKit

/// Stores all items of the Bookshelf flow.
public protocol BookshelfStore: Sendable {
  /// Returns the newest items that match a search.
  /// - Parameters:
  ///   - search: The person's search text; empty for all items.
  ///   - limit: The maximum number of items.
  func items(matching search: String, limit: Int) async throws(BookshelfStoreError) -> BookshelfItems

  /// Returns the item with this number.
  func book(_ id: BookID) async throws(BookshelfStoreError) -> Book

  /// Adds an empty item.
  func add() async throws(BookshelfStoreError)

  /// Stores an item, and replaces the one with its number; when the call returns, the change is durable.
  func save(_ book: Book) async throws(BookshelfStoreError)
}

/// Items that were found.
public struct BookshelfItems: Equatable, Sendable {
  /// The items, newest first.
  public let items: [Book]
  /// A Boolean value that indicates whether there may be older ones.
  public let hasMore: Bool

  public init(items: [Book], hasMore: Bool = false) {
    self.items = items
    self.hasMore = hasMore
  }
}

/// The reason why an item could not be read or stored.
public enum BookshelfStoreError: ReadableError {
  case unavailable
  case unreadable
  case gone

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "This cannot be reached right now. Nothing is lost: try again."
    case .unreadable: "The stored data cannot be read any more."
    case .gone: "This does not exist any more. Go back."
    }
  }
}
