/// Finds items, and adds new ones.
struct ShelfInteractor: Sendable {
  let store: any BookshelfStore

  func items(matching search: String, limit: Int) async throws(BookshelfStoreError) -> BookshelfItems {
    try await store.items(matching: search, limit: limit)
  }

  func add() async throws(BookshelfStoreError) { try await store.add() }
}
