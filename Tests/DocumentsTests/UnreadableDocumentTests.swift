import Database
import Documents
import Testing

/// A document that cannot be read: until when it is called so, and what becomes of it.
struct UnreadableDocumentTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await .empty
  }

  private func damaged() async throws -> SQLiteDocument<Int> {
    try await SQLiteDocument<Int>(named: "one", in: database).store(12)
    try await database.write { try $0.execute("UPDATE document SET body = '13'") }
    return try await SQLiteDocument<Int>(named: "one", in: database)
  }

  @Test func `nothing is not unreadable`() async throws {
    let one = try await SQLiteDocument<Int>(named: "one", in: database)

    #expect(!one.isUnreadable)
  }

  /// Catches an older form that is taken for nothing.
  @Test func `what is as it was written, and is no such value, is unreadable`() async throws {
    try await SQLiteDocument<String>(named: "one", in: database).store("1")

    let one = try await SQLiteDocument<Int>(named: "one", in: database)

    #expect(one.load() == nil)
    #expect(one.isUnreadable)
  }

  @Test func `a value that is at hand is not unreadable, though it cannot be written`() async throws {
    let one = try await damaged()
    await database.close()

    await one.set(2)

    #expect(one.load() == 2)
    #expect(!one.isUnreadable)
  }

  @Test func `what is cleared is kept aside, and is unreadable no longer`() async throws {
    let one = try await damaged()

    await one.clear()

    #expect(!one.isUnreadable)
    #expect(try await !SQLiteDocument<Int>(named: "one", in: database).isUnreadable)
    #expect(try await StorageAudit(of: database, tables: [.document]).quarantinedCount == 1)
  }
}
