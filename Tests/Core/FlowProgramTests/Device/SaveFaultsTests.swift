import FlowTesting
import Foundation
import Testing

@testable import FlowProgram
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
    let before = (faults.isPending, faults.hasFailed)
    faults.plan(.fails)
    let isPlanned = faults.isPending

    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("Grace") } }
    try await database.write { try $0.insert("Mary") }

    #expect(try await database.names() == ["Ada", "Mary"])
    await database.close()
    #expect(try await open().names() == ["Ada", "Mary"])
    #expect(before == (false, false))
    #expect(isPlanned && !faults.isPending)
    #expect(faults.hasFailed)
  }

  /// Catches a read that overtakes the held write, and a write that is never made.
  @Test func `a held save and the calls after it wait until it is released`() async throws {
    let database = try await open()
    faults.plan(.isHeld)

    let write = Task { try await database.write { try $0.insert("Ada") } }
    await nextTurns { faults.heldCount >= 1 }
    let read = Task { try await database.read { try $0.query("SELECT name FROM person").count } }
    await nextTurns { faults.heldCount >= 2 }
    let (before, isHeld) = (try await database.names(), faults.digestText)
    faults.release()

    #expect(before == [] && isHeld == "held 2")
    try await write.value
    #expect(try await read.value == 1)
    #expect(faults.heldCount == 0 && !faults.isPending && !faults.hasFailed)
    #expect(faults.digestText == "")
  }

  @Test func `a read does not take the place of the write that is to be held`() async throws {
    let database = try await open()
    faults.plan(.isHeld)

    _ = try await database.read { try $0.query("SELECT name FROM person") }

    #expect(faults.isPending && faults.digestText == "isHeld")
  }

  /// Catches a write that began before, and is held or fails: it is too late for both.
  @Test func `a save that is to be held is not one that fails`() {
    faults.plan(.isHeld)

    #expect(faults.takeNext() == nil)
    #expect(faults.isPending && !faults.hasFailed)
  }

  @Test(arguments: [(SaveFaults.Fault.isHeld, false), (.fails, true)])
  func `a release withdraws a plan to hold the next save, and no other`(_ fault: SaveFaults.Fault, isLeft: Bool) {
    faults.plan(fault)

    faults.release()

    #expect(faults.isPending == isLeft)
  }

  /// Catches content in memory that no launch reads: a file has it, or has not.
  @Test func `a file keeps nothing of an unconfirmed save`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let database = try await SQLiteDatabase.open(
      .file(folder.url.appending(path: "people.sqlite")), migrations: .people)
    await database.use(faults)
    faults.plan(.isUnknown)

    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("Ada") } }

    #expect(!faults.isPending)
    #expect(try await database.names() == [])
  }

  /// Catches a process that is killed, and saves after all.
  @Test func `a held save of a closed database fails`() async throws {
    let database = try await open()
    faults.plan(.isHeld)

    let write = Task { try await database.write { try $0.insert("Ada") } }
    await nextTurns { faults.heldCount >= 1 }
    await database.close()
    faults.release()

    await #expect(throws: DatabaseError.closed) { try await write.value }
    #expect(try await open().names() == [])
  }

  /// Catches a trace of deleted rows in the description of a state.
  @Test(arguments: [[], ["Eve"]])
  func `a save that is not confirmed is described without the rows before it`(deleted: [String]) async throws {
    let database = try await open()
    try await database.write { transaction in
      for name in deleted + ["Ada"] { try transaction.insert(name) }
      for name in deleted { try transaction.execute("DELETE FROM person WHERE name = ?", name) }
    }
    faults.plan(.isUnknown)

    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("Grace") } }

    #expect(faults.digestText == "Ada;|Grace;failed")
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

  /// Catches the rows of the unconfirmed save, which were read for the next launch and are known from then on.
  @Test func `after a save of another table, an unconfirmed one is not saved`() async throws {
    let migrations = [Migration("CREATE TABLE a (id INTEGER) STRICT", "CREATE TABLE b (id INTEGER) STRICT")]
    let place = DatabaseLocation.disk(disk, name: "numbers")
    let database = try await SQLiteDatabase.open(place, migrations: migrations)
    await database.use(faults)
    faults.plan(.isUnknown)
    await #expect(throws: DatabaseError.self) {
      try await database.write { try $0.execute("INSERT INTO a VALUES (1)") }
    }

    try await database.write { try $0.execute("INSERT INTO b VALUES (1)") }
    await database.close()

    let next = try await SQLiteDatabase.open(place, migrations: migrations)
    let counts = try await next.read { transaction in
      try ["a", "b"].map { try transaction.query("SELECT id FROM \($0)").count }
    }
    #expect(counts == [0, 1])
  }

  @Test func `after the next save, an unconfirmed one is not saved`() async throws {
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

extension [Migration] {
  fileprivate static var people: [Migration] { [Migration("CREATE TABLE person (name TEXT) STRICT")] }
}

extension SQLiteDatabase {
  fileprivate func names() throws -> [String] {
    try readNow { try $0.query("SELECT name FROM person").map { try $0["name"] } }
  }
}

extension WriteTransaction {
  fileprivate func insert(_ name: String) throws {
    try execute("INSERT INTO person VALUES (?)", name)
  }
}
