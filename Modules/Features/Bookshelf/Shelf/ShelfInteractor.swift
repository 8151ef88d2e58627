/// Knows all that the list shows.
struct ShelfInteractor: Sendable {
  let store: any BookshelfStore

  func items() async throws(BookshelfStoreError) -> [Book] { try await store.all() }

  /// Adds a new one.
  /// - Returns: all that there are then.
  func add() async throws(BookshelfStoreError) -> [Book] {
    try await store.add()
    return try await store.all()
  }
}
