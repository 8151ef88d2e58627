import Testing

@testable import Bookshelf

struct InMemoryBookshelfStoreTests {
  private let store = InMemoryBookshelfStore()

  @Test func `gives each a number of its own, and keeps what is stored`() async throws {
    await store.add()
    await store.add()
    try await store.save(.first)

    #expect(await store.all() == [try .first, try .second])
    #expect(try await store.book(.first) == .first)
  }

  @Test func `finds nothing that was never stored`() async throws {
    await #expect(throws: BookshelfStoreError.gone) { try await store.book(.first) }
    await #expect(throws: BookshelfStoreError.gone) { try await store.save(.first) }
  }

  @Test(arguments: [BookshelfStoreError.unavailable, .unreadable, .gone])
  func `shows the error as a sentence`(error: BookshelfStoreError) {
    #expect(error.sentence.hasSuffix("."))
  }
}
