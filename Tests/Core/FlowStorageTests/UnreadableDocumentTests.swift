import FlowLocalization
import FlowStorage
import Testing

/// An unreadable document.
struct UnreadableDocumentTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await .empty
  }

  private func damaged() async throws -> SQLiteDocument<Int> {
    try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database).store(12)
    try await database.write { try $0.execute("UPDATE document SET body = '13'") }
    return try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)
  }

  @Test func `is not unreadable without a value`() async throws {
    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)

    #expect(!one.isUnreadable)
  }

  /// Catches an older form that is taken for nothing.
  @Test func `reports an intact row with an invalid value as unreadable`() async throws {
    try await SQLiteDocument<String>(named: "one", title: "one", of: .person, in: database).store("1")

    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)

    #expect(one.load() == nil)
    #expect(one.isUnreadable)
  }

  @Test func `a value that is available in memory is not unreadable, though it cannot be written`() async throws {
    let one = try await damaged()
    await database.close()

    await one.set(2)

    #expect(one.load() == 2)
    #expect(!one.isUnreadable)
  }

  @Test func `quarantines a damaged value when it is cleared`() async throws {
    let one = try await damaged()

    await one.clear()

    #expect(!one.isUnreadable)
    #expect(try await !SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database).isUnreadable)
    #expect(try await StorageAudit(of: database, tables: [.document]).quarantinedCount == 1)
  }
}
