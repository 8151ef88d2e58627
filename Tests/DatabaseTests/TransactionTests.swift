import Database
import Testing

struct TransactionTests {
  private struct ChangeOfMind: Error, Equatable {}

  @Test func `an error that is thrown rolls back`() async throws {
    let database = try await SQLiteDatabase.people()

    await #expect(throws: ChangeOfMind()) {
      try await database.write { transaction in
        try transaction.insert("Ada")
        throw ChangeOfMind()
      }
    }

    #expect(try await database.names() == [])
  }

  @Test func `a statement that fails and is forgiven leaves the others`() async throws {
    let database = try await SQLiteDatabase.people()

    try await database.write { transaction in
      try transaction.insert("Ada")
      try? transaction.insert(nil)
      try transaction.insert("Grace")
    }

    #expect(try await database.names() == ["Ada", "Grace"])
  }

  @Test(arguments: [
    "BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT a", "RELEASE a",
    "/* a note */ COMMIT", "ATTACH ':memory:' AS other",
  ])
  func `a statement cannot begin, end or redirect the transaction it is in`(sql: String) async throws {
    let database = try await SQLiteDatabase.people()

    await #expect(throws: DatabaseError.misuse(.controlInTransaction)) {
      try await database.write { transaction in
        try transaction.insert("Ada")
        try transaction.execute(sql)
      }
    }

    #expect(try await database.names() == [])
  }

  @Test func `a transaction inside another is refused, and the outer one stays whole`() throws {
    let connection = try Connection.open(.memory, migrations: .people, lockTimeout: .zero)

    try connection.write { transaction in
      try transaction.insert("Ada")
      #expect(throws: DatabaseError.self) { try connection.write { try $0.insert("Grace") } }
      try transaction.insert("Alan")
    }

    #expect(try connection.count() == 2)
  }

  /// Catches statements that are committed one by one after SQLite has rolled back by itself.
  @Test func `nothing is written after an error has ended the transaction`() async throws {
    let database = try await SQLiteDatabase.people()

    await #expect(throws: DatabaseError.misuse(.transactionOver)) {
      try await database.write { transaction in
        try transaction.execute("INSERT INTO person (id, name) VALUES (1, 'Ada')")
        _ = try? transaction.execute("INSERT OR ROLLBACK INTO person (id, name) VALUES (1, 'Ada')")
        try transaction.insert("Grace")
      }
    }
    await #expect(throws: DatabaseError.misuse(.transactionOver)) {
      try await database.write { transaction in
        _ = try? transaction.execute("INSERT OR ROLLBACK INTO person (name) VALUES (NULL)")
      }
    }

    #expect(try await database.names() == [])
  }

  @Test(arguments: [
    "DELETE FROM person", "INSERT INTO person (name) VALUES ('Eve') RETURNING id", "DROP TABLE person",
  ])
  func `a read transaction changes nothing`(sql: String) async throws {
    let database = try await SQLiteDatabase.people()
    try await database.write { try $0.insert("Ada") }

    await #expect(throws: DatabaseError.misuse(.writeInRead)) {
      try await database.read { try $0.query(sql) }
    }

    #expect(try await database.names() == ["Ada"])
  }

  @Test func `a read sees one moment, whatever another connection writes meanwhile`() throws {
    let folder = try TemporaryFolder()
    let (reader, writer) = (try Connection.people(folder), try Connection.people(folder))

    let counts: [Int?] = try reader.read { transaction in
      let before: Int? = try transaction.query("SELECT COUNT(*) AS n FROM person").first?["n"]
      try writer.write { try $0.insert("Ada") }
      let after: Int? = try transaction.query("SELECT COUNT(*) AS n FROM person").first?["n"]
      return [before, after]
    }

    #expect(counts == [0, 0])
    #expect(try reader.count() == 1)
  }

  @Test func `tasks at once lose nothing`() async throws {
    let database = try await SQLiteDatabase.people()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...100 {
        group.addTask {
          try await database.write { transaction in
            let count: Int = try transaction.query("SELECT COUNT(*) AS n FROM person").first?["n"] ?? 0
            try transaction.insert("\(count)")
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try await database.names() == (0..<100).map { "\($0)" })
  }

  @Test func `a write says how many rows it changed`() async throws {
    let database = try await SQLiteDatabase.people()
    try await database.write { transaction in
      for name in ["Ada", "Grace", "Alan"] { try transaction.insert(name) }
    }

    let changed = try await database.write { try $0.execute("DELETE FROM person WHERE name LIKE 'A%'") }

    #expect(changed == 2)
  }
}
