/// Keeps all for as long as it lives itself: for tests and previews.
public actor InMemoryBookshelfStore: BookshelfStore {
  private var items: [Book]

  /// A store that holds these.
  public init(_ items: [Book] = []) {
    self.items = items
  }

  /// All, the oldest first.
  public func all() -> [Book] { items }

  /// The one with this number.
  public func book(_ id: BookID) throws(BookshelfStoreError) -> Book {
    guard let book = items.first(where: { $0.id == id }) else { throw .gone }
    return book
  }

  /// Stores a new one.
  public func add() {
    let last = items.map(\.id.number).max() ?? 0
    if let id = BookID(last + 1) { items.append(Book(id: id)) }
  }

  /// Stores one in the place of the one with its number.
  public func save(_ book: Book) throws(BookshelfStoreError) {
    guard let index = items.firstIndex(where: { $0.id == book.id }) else { throw .gone }
    items[index] = book
  }
}
