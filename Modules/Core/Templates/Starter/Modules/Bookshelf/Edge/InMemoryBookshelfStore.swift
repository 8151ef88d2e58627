/// An item store in memory, for tests and previews.
public actor InMemoryBookshelfStore: BookshelfStore {
  private var items: [Book]

  /// Creates a store with these items.
  public init(_ items: [Book] = []) {
    self.items = items
  }

  /// Returns all items, oldest first.
  public func all() -> [Book] { items }

  /// Returns the item with this number.
  public func book(_ id: BookID) throws(BookshelfStoreError) -> Book {
    guard let book = items.first(where: { $0.id == id }) else { throw .gone }
    return book
  }

  /// Adds an empty item.
  public func add() {
    let last = items.map(\.id.number).max() ?? 0
    if let id = BookID(last + 1) { items.append(Book(id: id)) }
  }

  /// Stores an item, and replaces the one with its number.
  public func save(_ book: Book) throws(BookshelfStoreError) {
    guard let index = items.firstIndex(where: { $0.id == book.id }) else { throw .gone }
    items[index] = book
  }
}
