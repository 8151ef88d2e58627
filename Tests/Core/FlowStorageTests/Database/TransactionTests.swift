import FlowStorage
import FlowTesting
import Testing

struct TransactionTests {
  private struct ChangeOfMind: Error, Equatable {}

  @Test func `values can be passed as an array`() async throws {
    let database = try await SQLiteDatabase.people()

    try await database.write { try $0.execute("INSERT INTO person (name) VALUES (?)", with: [.text("Ada")]) }

    #expect(try await database.names() == ["Ada"])
  }

  @Test func `no more transactions write than a test allows`() async throws {
    let database = try await SQLiteDatabase.people()
    await database.limitCommits(to: database.commitCount + 2)

    try await database.write { try $0.insert("Ada") }
    try await database.write { try $0.insert("Grace") }
    await #expect(throws: DatabaseError.closed) { try await database.write { try $0.insert("Alan") } }
    let limited = try await database.names()
    await database.limitCommits(to: nil)
    try await database.write { try $0.insert("Kay") }

    #expect(limited == ["Ada", "Grace"])
    #expect(try await database.names() == ["Ada", "Grace", "Kay"])
  }

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

  @Test func `a failed statement whose error is caught leaves the others`() async throws {
    let database = try await SQLiteDatabase.people()

    try await database.write { transaction in
      try transaction.insert("Ada")
      try? transaction.insert(nil)
      try transaction.insert("Grace")
    }

    #expect(try await database.names() == ["Ada", "Grace"])
  }

  @Test func `a read sees one snapshot, whatever another connection writes meanwhile`() throws {
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

  @Test func `concurrent tasks lose no changes`() async throws {
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

  @Test func `a write returns the number of changed rows`() async throws {
    let database = try await SQLiteDatabase.people()
    try await database.write { transaction in
      for name in ["Ada", "Grace", "Alan"] { try transaction.insert(name) }
    }

    let changed = try await database.write { try $0.execute("DELETE FROM person WHERE name LIKE 'A%'") }

    #expect(changed == 2)
  }
}
