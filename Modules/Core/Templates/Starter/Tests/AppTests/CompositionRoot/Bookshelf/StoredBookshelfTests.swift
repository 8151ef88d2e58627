import Bookshelf
import FlowAppTesting
import FlowScreens
import FlowStorage
import Testing

@testable import App
@testable import CompositionRoot

struct StoredBookshelfTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `gives each item a number of its own, and keeps the items for the next launch`() async throws {
    let stored = try await StoredBookshelf(in: database)
    let before = stored.hasBegun

    try await stored.add()
    try await stored.add()

    let next = try await StoredBookshelf(in: database)
    #expect(!before)
    #expect(next.hasBegun)
    #expect(try await next.items(matching: "", limit: 2).items.map(\.id.number) == [2, 1])
  }

  /// Catches the number of a deleted item that is given again: an old link would open another item.
  @Test func `gives no number again, neither after a deletion, nor if the last number is damaged`() async throws {
    let stored = try await StoredBookshelf(in: database)
    try await stored.add()
    try await stored.add()
    try await database.write { try $0.execute("DELETE FROM bookshelf_book WHERE id = 2") }

    try await StoredBookshelf(in: database).add()
    try await database.write { try $0.execute("UPDATE document SET body = '0' WHERE name LIKE '% last number'") }
    try await StoredBookshelf(in: database).add()

    #expect(try await stored.items(matching: "", limit: 4).items.map(\.id.number) == [4, 3, 1])
  }

  @Test func `loads stored items, and changes no others`() async throws {
    let stored = try await StoredBookshelf(in: database)
    try await stored.add()
    try await stored.add()
    let before = try await stored.items(matching: "", limit: 2)

    try await stored.save(before.items[1])

    #expect(try await stored.book(before.items[1].id) == before.items[1])
    #expect(try await stored.items(matching: "", limit: 2) == before)
  }

  /// Catches a stored answer whose form would be restored above it.
  @Test func `clears the input above an item with its change, in one transaction`() async throws {
    let stored = try await StoredBookshelf(in: database)
    try await stored.add()
    let book = try #require(try await stored.items(matching: "", limit: 1).items.first)
    let place = BookshelfDraft(search: "1", book: book.id)
    var draft = BookshelfDraft(search: "1")
    draft.book = book.id
    draft.rating = [.rating: "Well done"]
    await stored.drafts.set(draft)
    let before = await database.transactionCount

    try await stored.save(book)

    #expect(await database.transactionCount == before + 1)
    #expect(stored.drafts.load() == place)
  }

  /// Catches a search in the first page only, and a list that says that it ends before it does.
  @Test func `finds items on every page, and says whether there are more`() async throws {
    let stored = try await StoredBookshelf(in: database)
    for _ in 1...25 { try await stored.add() }

    let found = try await stored.items(matching: "2", limit: 4)
    let others = try await stored.items(matching: "2", limit: 10)

    #expect(found.items.map(\.id.number) == [25, 24, 23, 22])
    #expect(found.hasMore)
    #expect(others.items.map(\.id.number) == [25, 24, 23, 22, 21, 20, 12, 2])
    #expect(!others.hasMore)
    #expect(try await stored.items(matching: "nowhere", limit: 10) == BookshelfItems(items: []))
  }

  @Test func `reports missing and unavailable items`() async throws {
    let stored = try await StoredBookshelf(in: database)
    let id = try #require(BookID(1))
    await #expect(throws: BookshelfStoreError.gone) { try await stored.book(id) }

    await database.close()

    await #expect(throws: BookshelfStoreError.unavailable) { try await stored.items(matching: "", limit: 2) }
    await #expect(throws: BookshelfStoreError.unavailable) { try await stored.add() }
    #expect(!stored.hasBegun)
  }

  /// Catches a list that silently omits a row.
  @Test func `reports a damaged row`() async throws {
    let stored = try await StoredBookshelf(in: database)
    try await stored.add()
    try await database.write { try $0.execute("UPDATE bookshelf_book SET body = replace(body, '1', '2')") }

    await #expect(throws: BookshelfStoreError.unreadable) { try await stored.items(matching: "", limit: 2) }
  }
}
