/// Keeps all for as long as it lives itself: for tests and previews.
public actor InMemoryBookshelfStore: BookshelfStore {
  private var books: [Book]

  /// A store that holds these.
  public init(_ books: [Book] = []) {
    self.books = books
  }

  /// All, the oldest first.
  public func all() -> [Book] { books }

  /// The one with this number.
  public func book(_ id: BookID) throws(BookshelfStoreError) -> Book {
    guard let book = books.first(where: { $0.id == id }) else { throw .gone }
    return book
  }

  /// Stores a new one.
  public func add() {
    let last = books.map(\.id.number).max() ?? 0
    if let id = BookID(last + 1) { books.append(Book(id: id)) }
  }

  /// Stores one in the place of the one with its number.
  public func save(_ book: Book) throws(BookshelfStoreError) {
    guard let index = books.firstIndex(where: { $0.id == book.id }) else { throw .gone }
    books[index] = book
  }
}
