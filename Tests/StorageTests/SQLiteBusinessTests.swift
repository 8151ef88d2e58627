import Business
import Database
import Storage
import Testing

struct SQLiteBusinessTests {
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  /// Catches one that reads all, changes them, and writes all: it would lose what the other has written meanwhile.
  @Test func `two that save into one file at once lose nothing`() async throws {
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

  @Test func `businesses of a database that was closed are unavailable`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteBusinessStore(in: database)
    await database.close()

    await #expect(throws: BusinessStoreError.unavailable) { try await store.save(.acme) }
    await #expect(throws: BusinessStoreError.unavailable) { try await store.loadAll() }
  }

  @Test func `a business that cannot be read is unavailable, and not left out`() async throws {
    let database = try await SQLiteDatabase.empty
    try await database.write { try $0.execute("INSERT INTO business (id, body) VALUES ('1', '{}')") }

    await #expect(throws: BusinessStoreError.unavailable) { try await SQLiteBusinessStore(in: database).loadAll() }
  }
}
