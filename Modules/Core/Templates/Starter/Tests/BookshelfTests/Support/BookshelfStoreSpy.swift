import Bookshelf
import FlowTesting

/// A store controlled by the test, which answers with its content at the time of the call.
@MainActor
final class BookshelfStoreSpy: BookshelfStore {
  private(set) var items: [Book]
  /// The error of every call.
  var failure: BookshelfStoreError?
  /// Delays every answer.
  var wait: TestAnswer<Void>?

  init(_ items: [Book] = []) {
    self.items = items
  }

  @MainActor func items(matching search: String, limit: Int) async throws(BookshelfStoreError) -> BookshelfItems {
    let found = items.reversed().filter { $0.matches(search) }
    try await answer()
    return BookshelfItems(items: Array(found.prefix(limit)), hasMore: found.count > limit)
  }

  @MainActor func book(_ id: BookID) async throws(BookshelfStoreError) -> Book {
    let book = items.first { $0.id == id }
    try await answer()
    guard let book else { throw .gone }
    return book
  }

  @MainActor func add() async throws(BookshelfStoreError) {
    try await answer()
    if let id = BookID(items.count + 1) { items.append(Book(id: id)) }
  }

  @MainActor func save(_ book: Book) async throws(BookshelfStoreError) {
    try await answer()
    guard items.contains(where: { $0.id == book.id }) else { throw .gone }
    items = items.map { $0.id == book.id ? book : $0 }
  }

  private func answer() async throws(BookshelfStoreError) {
    let failure = failure
    await wait?.value()
    if let failure { throw failure }
  }
}
