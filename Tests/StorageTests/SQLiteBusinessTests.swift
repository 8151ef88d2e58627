import Business
import FlowStorage
import Storage
import Testing

struct SQLiteBusinessTests {
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  /// Catches one that reads all, changes them, and writes all: it would lose what the other has written meanwhile.
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
    #expect(try await store.unreadableCount() == 1)
  }

  /// Catches a damaged row that is written over: what is left of it may be all there is.
  @Test func `a damaged business is quarantined when its place is taken`() async throws {
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
