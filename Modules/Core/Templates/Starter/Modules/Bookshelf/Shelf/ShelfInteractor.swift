/// Loads the items, and adds new ones.
struct ShelfInteractor: Sendable {
  let store: any BookshelfStore

  func items() async throws(BookshelfStoreError) -> [Book] { try await store.all() }

  /// Adds a new item.
  /// - Returns: all items.
  func add() async throws(BookshelfStoreError) -> [Book] {
    try await store.add()
    return try await store.all()
  }
}
