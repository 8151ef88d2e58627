import FlowStorage
import Foundation

/// The data of the writers: numbered entries in several parts, and a total that everyone reads and adds to.
struct Ledger: Sendable {
  let database: SQLiteDatabase

  static func open(_ path: String) async throws -> Ledger {
    Ledger(database: try await .open(.file(URL(filePath: path)), migrations: migrations))
  }

  private static let parts = 3

  private static let migrations = [
    Migration(
      """
      CREATE TABLE entry (
        writer INTEGER NOT NULL, number INTEGER NOT NULL, part INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (writer, number, part)
      ) STRICT
      """),
    Migration(
      "CREATE TABLE total (entries INTEGER NOT NULL) STRICT",
      "INSERT INTO total (entries) VALUES (0)"),
  ]

  /// Makes the log flow into the file often, so that some writer is killed while it does.
  func checkpointOften() async throws {
    _ = try await database.write { try $0.query("PRAGMA wal_autocheckpoint = 8") }
  }

  /// Writes a writer's next entry, as one transaction, and answers its number.
  func append(by writer: Int) async throws -> Int {
    try await database.write { transaction in
      let last: Int? = try transaction.query("SELECT MAX(number) AS n FROM entry WHERE writer = ?", writer)
        .first?["n"]
      let number = (last ?? 0) + 1
      for part in 1...Self.parts {
        try transaction.execute(
          "INSERT INTO entry (writer, number, part, body) VALUES (?, ?, ?, ?)", writer, number, part,
          Self.body(number, part))
      }
      // Read, add and write back: another writer that came in between would be lost.
      let total: Int = try transaction.query("SELECT entries FROM total").first?["entries"] ?? 0
      try transaction.execute("UPDATE total SET entries = ?", total + 1)
      return number
    }
  }

  /// Checks that the file is sound and holds whole entries only, and answers how many each writer has.
  func audit() async throws -> [Int: Int] {
    try await database.read { transaction in
      let finding: String? = try transaction.query("PRAGMA integrity_check").first?["integrity_check"]
      guard finding == "ok" else { throw StormError.unsound(finding ?? "no answer") }
      var parts: [Int: Int] = [:]
      for row in try transaction.query("SELECT * FROM entry ORDER BY writer, number, part") {
        let (writer, number, part): (Int, Int, Int) = (try row["writer"], try row["number"], try row["part"])
        let before = parts[writer, default: 0]
        let isNext = number == before / Self.parts + 1 && part == before % Self.parts + 1
        guard isNext, try row["body"] == Self.body(number, part) else {
          throw StormError.halfATransaction(writer: writer)
        }
        parts[writer] = before + 1
      }
      for (writer, count) in parts where !count.isMultiple(of: Self.parts) {
        throw StormError.halfATransaction(writer: writer)
      }
      let entries = parts.mapValues { $0 / Self.parts }
      let total: Int? = try transaction.query("SELECT entries FROM total").first?["entries"]
      guard let total, total == entries.values.reduce(0, +) else {
        throw StormError.lostUpdate(expected: entries.values.reduce(0, +), found: total ?? 0)
      }
      return entries
    }
  }

  /// Sizes from nothing to a few pages.
  private static func body(_ number: Int, _ part: Int) -> Data {
    Data(repeating: UInt8(number % 256), count: number * 37 % 97 * part * 16)
  }
}
