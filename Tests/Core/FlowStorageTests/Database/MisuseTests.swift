import FlowStorage
import Testing

/// Programming errors are detected before they have an effect.
struct MisuseTests {
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
}
