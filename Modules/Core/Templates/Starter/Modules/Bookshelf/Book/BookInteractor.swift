/// Loads an item, and performs its confirmed actions.
struct BookInteractor: Sendable {
  let id: BookID
  let store: any BookshelfStore

  func book() async throws(BookshelfStoreError) -> Book { try await store.book(id) }

  /// Performs Lending.
  /// - Returns: the changed item.
  func doLending() async throws(BookshelfStoreError) -> Book {
    var book = try await store.book(id)
    book.lending = true
    try await store.save(book)
    return book
  }
}
