import Testing

@testable import FlowStorage

/// Planned faults of a database in memory.
struct SaveFaultsTests {
  private let disk = MemoryDisk()
  private let faults = SaveFaults()

  private func open() async throws -> SQLiteDatabase {
    let database = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)
    await database.use(faults)
    return database
  }

  @Test func `a save that fails saves nothing, and the next one does`() async throws {
    let database = try await open()
    try await database.write { try $0.insert("Ada") }
    faults.plan(.fails)

    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("Grace") } }
    try await database.write { try $0.insert("Mary") }

    #expect(try await database.names() == ["Ada", "Mary"])
    await database.close()
    #expect(try await open().names() == ["Ada", "Mary"])
    #expect(faults.hasFailed)
  }

  /// Catches one that this process sees, and one that the next launch does not.
  @Test func `a save that is not confirmed is seen by the next launch only`() async throws {
    let database = try await open()
    try await database.write { try $0.insert("Ada") }
    faults.plan(.isUnknown)
    let before = faults.digestText

    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("Grace") } }

    #expect(try await database.names() == ["Ada"])
    #expect(faults.isPending)
    #expect(faults.digestText != before)
    await database.close()
    #expect(try await open().names() == ["Ada", "Grace"])
  }

  @Test func `the next save makes it certain: it was not saved`() async throws {
    let database = try await open()
    faults.plan(.isUnknown)
    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("Ada") } }

    try await database.write { try $0.insert("Grace") }

    #expect(try await database.names() == ["Grace"])
    #expect(!faults.isPending)
    await database.close()
    #expect(try await open().names() == ["Grace"])
  }
}
