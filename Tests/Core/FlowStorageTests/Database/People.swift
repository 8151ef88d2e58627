import FlowStorage
import FlowTesting

extension [Migration] {
  /// A table of people, in three versions.
  static let people: [Migration] = [
    Migration("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"),
    Migration("ALTER TABLE person ADD COLUMN city TEXT"),
    Migration { transaction in
      for row in try transaction.query("SELECT id, name FROM person") {
        let (id, name): (Int, String) = (try row["id"], try row["name"])
        try transaction.execute("UPDATE person SET name = ? WHERE id = ?", name.uppercased(), id)
      }
    },
  ]
}

extension WriteTransaction {
  func insert(_ name: String?) throws {
    try execute("INSERT INTO person (name) VALUES (?)", name)
  }
}

extension SQLiteDatabase {
  static func people() async throws -> SQLiteDatabase {
    try await open(.memory, migrations: .people)
  }

  func names() throws -> [String] {
    try readNow { try $0.query("SELECT name FROM person ORDER BY id").map { try $0["name"] } }
  }
}

extension Connection {
  /// A second connection to a file, for tests with two.
  static func people(_ folder: TemporaryFolder) throws -> Connection {
    try open(.file(folder.file), migrations: .people, lockTimeout: .zero)
  }

  func count() throws -> Int? {
    try read { try $0.query("SELECT COUNT(*) AS n FROM person").first?["n"] }
  }
}
