import FlowStorage
import Synchronization
import Testing

struct MemoryDiskTests {
  @Test func `keeps committed content on a memory disk`() async throws {
    let disk = MemoryDisk()
    let place = DatabaseLocation.disk(disk, name: "people")
    let first = try await SQLiteDatabase.open(place, migrations: .people)
    try await first.write { try $0.insert("Ada") }
    await first.saveToDisk()
    let copy = disk.copy()
    await first.close()

    let second = try await SQLiteDatabase.open(place, migrations: .people)
    try await second.write { try $0.insert("Grace") }
    await second.close()

    #expect(try await SQLiteDatabase.open(place, migrations: .people).names() == ["Ada", "Grace"])
    #expect(try await SQLiteDatabase.open(.disk(copy, name: "people"), migrations: .people).names() == ["Ada"])
  }

  /// Catches a second connection that has the rows of a new database, and one that is used again with rows that were not saved.
  @Test func `each connection has the content of the disk, whatever another has written since`() async throws {
    let disk = MemoryDisk()
    let place = DatabaseLocation.disk(disk, name: "people")
    let first = try await SQLiteDatabase.open(place, migrations: .people)
    try await first.write { try $0.insert("Ada") }
    await first.close()

    var unsaved: SQLiteDatabase? = try await SQLiteDatabase.open(place, migrations: .people)
    try await unsaved?.write { try $0.insert("Grace") }
    let beside = try await SQLiteDatabase.open(place, migrations: .people)
    unsaved = nil
    let next = try await SQLiteDatabase.open(place, migrations: .people)

    #expect(try await beside.names() == ["Ada"])
    #expect(try await next.names() == ["Ada"])
    #expect(unsaved == nil)
  }

  // Catches rows that are written in the order in which their tables were created: a migration has rebuilt the older one.
  @Test func `a table that was rebuilt is restored before the rows that refer to it`() async throws {
    let migration = Migration(
      "CREATE TABLE owner (id INTEGER PRIMARY KEY) STRICT",
      "CREATE TABLE pet (id INTEGER PRIMARY KEY, owner INTEGER NOT NULL REFERENCES owner (id)) STRICT",
      "CREATE TABLE rebuilt (id INTEGER PRIMARY KEY, name TEXT) STRICT", "DROP TABLE owner",
      "ALTER TABLE rebuilt RENAME TO owner")
    let disk = MemoryDisk()
    let place = DatabaseLocation.disk(disk, name: "pets")
    let first = try await SQLiteDatabase.open(place, migrations: [migration])
    try await first.write { transaction in
      try transaction.execute("INSERT INTO owner (id) VALUES (1)")
      try transaction.execute("INSERT INTO pet (id, owner) VALUES (2, 1)")
    }
    await first.saveToDisk()
    let copy = disk.copy()
    await first.close()

    let second = try await SQLiteDatabase.open(.disk(copy, name: "pets"), migrations: [migration])

    let pets = try await second.read { try $0.query("SELECT id FROM pet WHERE owner IN (SELECT id FROM owner)").count }
    #expect(pets == 1)
  }

  @Test func `a database on an empty disk is a copy of the one that was created before: no migration runs again`()
    async throws
  {
    let runs = Mutex(0)
    let migration = Migration { transaction in
      runs.withLock { $0 += 1 }
      try transaction.execute("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
    }
    let disk = MemoryDisk()
    let first = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: [migration])
    try await first.write { try $0.insert("Ada") }
    await first.close()

    let second = try await SQLiteDatabase.open(.disk(disk.emptyDisk(), name: "people"), migrations: [migration])

    #expect(try await second.names() == [])
    #expect(runs.withLock(\.self) == 1)
  }

  /// Catches a new database with the rows of another one, of which a second connection was opened.
  @Test func `a database on an empty disk is empty, whatever was opened before`() async throws {
    let disk = MemoryDisk()
    let first = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)
    try await first.write { try $0.insert("Ada") }
    await first.saveToDisk()
    let second = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)

    let empty = try await SQLiteDatabase.open(.disk(disk.emptyDisk(), name: "people"), migrations: .people)

    #expect(try await second.names() == ["Ada"])
    #expect(try await empty.names() == [])
  }

  @Test func `a database of another name on an empty disk is created by its migrations`() async throws {
    let disk = MemoryDisk()
    _ = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)

    let other = try await SQLiteDatabase.open(.disk(disk.emptyDisk(), name: "towns"), migrations: [])

    #expect(try await other.read { try $0.query("SELECT name FROM sqlite_master").isEmpty })
  }

  /// Catches rows that are left over, missing, or written in an order that breaks a foreign key.
  @Test func `restores the rows of each copy, whatever was open before`() async throws {
    let disk = MemoryDisk()
    func open(_ disk: MemoryDisk) async throws -> SQLiteDatabase {
      try await SQLiteDatabase.open(.disk(disk, name: "letters"), migrations: .letters)
    }
    let first = try await open(disk)
    let empty = disk.copy()
    try await first.write { try $0.insertLetter(to: "Ada") }
    await first.saveToDisk()
    let one = disk.copy()
    try await first.write { try $0.insertLetter(to: "Grace") }
    await first.close()

    var found: [[String]] = []
    for place in [disk, one, empty, one, disk, disk] {
      let database = try await open(place.copy())
      found.append(try await database.letters())
      try await database.write { try $0.insertLetter(to: "Emmy") }
      await database.close()
    }

    #expect(found == [["Ada", "Grace"], ["Ada"], [], ["Ada"], ["Ada", "Grace"], ["Ada", "Grace"]])
  }

  /// Catches rows that are restored into other tables, or not at all.
  @Test func `a connection with other tables is not used again`() async throws {
    let disk = MemoryDisk()
    func open(_ disk: MemoryDisk) async throws -> SQLiteDatabase {
      try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)
    }
    let first = try await open(disk)
    try await first.write { try $0.insert("Ada") }
    await first.close()
    let before = disk.copy()
    let second = try await open(disk)
    try await second.write { transaction in
      try transaction.execute("CREATE TABLE town (name TEXT) STRICT")
      try transaction.insert("Grace")
    }
    await second.close()
    var unsaved: SQLiteDatabase? = try await open(disk.copy())
    _ = try await unsaved?.write { try $0.execute("CREATE TABLE river (name TEXT) STRICT") }
    unsaved = nil

    var found: [[String]] = []
    for place in [disk, before, disk, before] {
      let database = try await open(place.copy())
      let tables: [String] = try await database.read { transaction in
        try transaction.query("SELECT name FROM sqlite_schema WHERE name IN ('river', 'town')").map { try $0["name"] }
      }
      found.append(try await database.names() + tables)
      await database.close()
    }

    #expect(found == [["Ada", "Grace", "town"], ["Ada"], ["Ada", "Grace", "town"], ["Ada"]])
    #expect(unsaved == nil)
  }

  /// Catches a connection that is used again with the tables of the earlier version.
  @Test func `a database of an earlier version is migrated`() async throws {
    let place = DatabaseLocation.disk(MemoryDisk(), name: "people")
    let former = try await SQLiteDatabase.open(place, migrations: Array([Migration].people.prefix(1)))
    try await former.write { try $0.insert("Ada") }
    await former.close()

    let database = try await SQLiteDatabase.open(place, migrations: .people)

    #expect(try await database.names() == ["ADA"])
    try await database.write { try $0.execute("UPDATE person SET city = 'London'") }
  }

  /// Catches a closed database that writes with the connection of the next one.
  @Test func `a closed database does not affect the next one`() async throws {
    let place = DatabaseLocation.disk(MemoryDisk(), name: "people")
    let closed = try await SQLiteDatabase.open(place, migrations: .people)
    await closed.close()
    let next = try await SQLiteDatabase.open(place, migrations: .people)

    await #expect(throws: DatabaseError.closed) { try await closed.write { try $0.insert("Ada") } }

    #expect(try await next.names() == [])
    #expect(await next.commitCount == 0)
  }

  /// Catches a fault of a process that has ended, and a limit of it.
  @Test func `a connection that is used again has no faults of the former database`() async throws {
    let place = DatabaseLocation.disk(MemoryDisk(), name: "people")
    let refusing = RefusingDisk()
    let closed = try await SQLiteDatabase.open(place, migrations: .people)
    await closed.use(refusing)
    await closed.limitCommits(to: 0)
    await closed.close()

    let next = try await SQLiteDatabase.open(place, migrations: .people)
    try await next.write { try $0.insert("Ada") }

    #expect(try await next.names() == ["Ada"])
    #expect(refusing.refusalCount == 0)
  }

  /// Catches a launch that fails because the former process was to be killed before its next commit.
  @Test func `a limit of the former database does not keep a connection from another content`() async throws {
    let disk = MemoryDisk()
    let former = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)
    try await former.write { try $0.insert("Ada") }
    await former.saveToDisk()
    let one = disk.copy()
    try await former.write { try $0.insert("Grace") }
    await former.limitCommits(to: 0)
    await former.close()

    let next = try await SQLiteDatabase.open(.disk(one, name: "people"), migrations: .people)
    let commits = await next.commitCount
    try await next.write { try $0.insert("Emmy") }

    #expect(commits == 0)
    #expect(try await next.names() == ["Ada", "Emmy"])
  }

  /// Catches an exploration that writes all rows again for each state.
  @Test func `rows that a connection has already are not written again`() async throws {
    let disk = MemoryDisk()
    func open(_ disk: MemoryDisk) async throws -> SQLiteDatabase {
      try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)
    }
    let first = try await open(disk)
    try await first.write { try $0.insert("Ada") }
    await first.saveToDisk()
    let one = disk.copy()
    try await first.write { try $0.insert("Grace") }
    await first.close()

    let second = try await open(one.copy())
    let restored = try #require(await second.changes).counts
    await second.close()
    let third = try await open(one.copy())
    let again = try #require(await third.changes).counts

    #expect(again["person"] == restored["person"])
    #expect(try await third.names() == ["Ada"])
  }

  @Test func `a table that was created without a migration is kept, too`() async throws {
    let place = DatabaseLocation.disk(MemoryDisk(), name: "people")
    let first = try await SQLiteDatabase.open(place, migrations: .people)
    try await first.write { try $0.execute("CREATE TABLE town (name TEXT) STRICT") }
    try await first.write { try $0.execute("INSERT INTO town (name) VALUES ('Ede')") }
    await first.close()

    let second = try await SQLiteDatabase.open(place, migrations: .people)

    #expect(try await second.read { try $0.query("SELECT name FROM town").count } == 1)
  }

  /// Catches SQLite's own hook for changes, which a deletion of all rows does not call.
  @Test func `counts the statements that may have changed a table`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: .letters)
    let before = try #require(await database.changes).counts
    try await database.write { try $0.insertLetter(to: "Ada") }
    let written = try #require(await database.changes).counts
    _ = try await database.letters()
    let read = try #require(await database.changes).counts

    try await database.write { try $0.execute("DELETE FROM letter") }

    let counts = try #require(await database.changes).counts
    #expect(written["letter"] != before["letter"] && written["address"] != before["address"])
    #expect(read == written)
    #expect(counts["letter"] != read["letter"] && counts["address"] == read["address"])
  }
}

extension [Migration] {
  fileprivate static var letters: [Migration] {
    [
      Migration(
        "CREATE TABLE address (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT",
        "CREATE TABLE letter (address INTEGER NOT NULL REFERENCES address (id)) STRICT")
    ]
  }
}

extension WriteTransaction {
  fileprivate func insertLetter(to name: String) throws {
    try execute("INSERT INTO address (name) VALUES (?)", name)
    try execute("INSERT INTO letter (address) SELECT id FROM address WHERE name = ?", name)
  }
}

extension SQLiteDatabase {
  fileprivate func letters() throws -> [String] {
    try readNow { transaction in
      try transaction.query("SELECT name FROM letter JOIN address ON id = address ORDER BY letter.rowid")
        .map { try $0["name"] }
    }
  }
}
