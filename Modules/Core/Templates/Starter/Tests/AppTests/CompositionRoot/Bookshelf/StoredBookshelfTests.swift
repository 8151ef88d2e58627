import Bookshelf
import FlowStorage
import Testing

@testable import App
@testable import CompositionRoot

struct StoredBookshelfTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `gives each a number of its own, and keeps them for the next launch`() async throws {
    let stored = try await StoredBookshelf(in: database)
    let before = stored.hasBegun

    try await stored.add()
    try await stored.add()

    let next = try await StoredBookshelf(in: database)
    #expect(!before)
    #expect(next.hasBegun)
    #expect(try await next.all().map(\.id.number) == [1, 2])
  }

  @Test func `loads stored items, and changes no others`() async throws {
    let stored = try await StoredBookshelf(in: database)
    try await stored.add()
    try await stored.add()
    let before = try await stored.all()

    try await stored.save(before[1])

    #expect(try await stored.book(before[1].id) == before[1])
    #expect(try await stored.all() == before)
  }

  @Test func `reports missing and unavailable items`() async throws {
    let stored = try await StoredBookshelf(in: database)
    let id = try #require(BookID(1))
    await #expect(throws: BookshelfStoreError.gone) { try await stored.book(id) }

    await database.close()

    await #expect(throws: BookshelfStoreError.unavailable) { try await stored.all() }
    await #expect(throws: BookshelfStoreError.unavailable) { try await stored.add() }
    #expect(!stored.hasBegun)
  }

  /// Catches a list that silently omits a row.
  @Test func `reports a damaged row`() async throws {
    let stored = try await StoredBookshelf(in: database)
    try await stored.add()
    try await database.write { try $0.execute("UPDATE bookshelf_book SET body = replace(body, '1', '2')") }

    await #expect(throws: BookshelfStoreError.unreadable) { try await stored.all() }
  }
}

@MainActor
struct BookshelfFeatureTests {
  @Test func `an entry is taken again where the draft says`() throws {
    let entry = BookshelfFeature.Entry.book(try #require(BookID(1)))

    #expect(entry.resumed == .sheet)
    #expect(BookshelfFeature.Entry.sheet.resumed == .sheet)
  }
}
