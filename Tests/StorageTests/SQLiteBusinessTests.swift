import Business
import FlowStorage
import Storage
import Testing

struct SQLiteBusinessTests {
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  /// Catches one that reads all, changes them, and writes all: it would lose the other's writes in between.
  @Test func `loses nothing when two stores save at once`() async throws {
    let stores = [SQLiteBusinessStore(in: try await file.open()), SQLiteBusinessStore(in: try await file.open())]
    let businesses = try (1...10).map { try BusinessProfile.make($0, "Number \($0)") }

    try await withThrowingTaskGroup { group in
      for (index, business) in businesses.enumerated() {
        group.addTask { try await stores[index % 2].save(business) }
      }
      try await group.waitForAll()
    }

    let stored = try await stores[0].loadAll()
    #expect(stored.sorted { $0.id.description < $1.id.description } == businesses)
    #expect(try await stores[1].loadAll() == stored)
  }

  @Test func `reports businesses of a closed database as unavailable`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteBusinessStore(in: database)
    await database.close()

    await #expect(throws: BusinessStoreError.unavailable) { try await store.save(.acme) }
    await #expect(throws: BusinessStoreError.unavailable) { try await store.loadAll() }
  }

  /// Catches one damaged row that hides all others, and one that is left out in silence.
  @Test func `a business that cannot be read is counted, and hides no other`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteBusinessStore(in: database)
    try await store.save(.acme)
    try await database.write { try $0.execute("UPDATE business SET body = CAST(x'ff' || body AS TEXT)") }

    try await store.save(.bolts)

    #expect(try await store.loadAll() == [.bolts])
    #expect(try await store.businesses(from: nil).unreadableCount == 1)
  }

  /// Catches pages that repeat a business, leave one out, or lose a damaged one between two pages.
  @Test func `answers in pages, the newest first`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteBusinessStore(in: database)
    let businesses = try (1...23).map { try BusinessProfile.make(UInt8($0), "Number \($0)") }
    for business in businesses { try await store.save(business) }
    let damaged = businesses[12].id.description
    try await database.write { try $0.execute("UPDATE business SET body = '{}' WHERE id = ?", damaged) }

    let first = try await store.businesses(from: nil)
    let second = try await store.businesses(from: first.next)
    let third = try await store.businesses(from: second.next)

    #expect(first.businesses == businesses[13...].reversed())
    #expect(second.businesses == businesses[3...11].reversed())
    #expect(third.businesses == businesses[...2].reversed())
    #expect([first, second, third].map(\.unreadableCount) == [0, 1, 0])
    #expect(third.next == nil)
    #expect(try await store.business(with: .number(1)) == businesses[0])
    #expect(try await store.business(with: .number(13)) == nil)
    #expect(try await store.business(with: .number(99)) == nil)
  }

  /// Catches a damaged row that is overwritten: its rest may be all that remains.
  @Test func `a damaged business is quarantined when another replaces it`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteBusinessStore(in: database)
    try await store.save(.acme)
    try await database.write { try $0.execute("UPDATE business SET body = replace(body, 'Acme', 'Acne')") }

    try await store.save(.acmeRenamed)

    #expect(try await store.loadAll() == [.acmeRenamed])
    let aside: [String] = try await database.read {
      try $0.query("SELECT content FROM aside").map { try $0["content"] }
    }
    #expect(aside.count == 1)
    #expect(aside.first?.contains("Acne") == true)
  }
}
