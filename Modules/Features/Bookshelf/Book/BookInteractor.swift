/// Knows one of the list, and does with it what the person has said yes to.
struct BookInteractor: Sendable {
  let id: BookID
  let store: any BookshelfStore

  func book() async throws(BookshelfStoreError) -> Book { try await store.book(id) }

  /// Does Lending.
  /// - Returns: what is known of it then.
  func doLending() async throws(BookshelfStoreError) -> Book {
    var book = try await store.book(id)
    book.lending = true
    try await store.save(book)
    return book
  }
}
