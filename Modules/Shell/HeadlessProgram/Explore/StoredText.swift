import Database
import Documents

/// The rows of a database as text, without their hashes.
///
/// Most actions change one table, so only the tables that may have changed are read again.
@MainActor
final class StoredText {
  static let unreadable = "(unreadable)"

  private var database: SQLiteDatabase?
  private var counts: [String: Int] = [:]
  private var texts: [String: String] = [:]

  /// Returns the rows of the tables.
  func read(_ tables: [StoredTable], in database: SQLiteDatabase) async -> String {
    let counts = await database.changeCounts
    let isSame = self.database === database
    let changed = tables.filter { !isSame || counts[$0.name] != self.counts[$0.name] }
    if !changed.isEmpty {
      guard let read = try? await Self.texts(of: changed, in: database) else { return Self.unreadable }
      for (table, text) in zip(changed, read) { texts[table.name] = text }
      (self.database, self.counts) = (database, counts)
    }
    return tables.map { texts[$0.name] ?? "" }.joined(separator: "|")
  }

  private static func texts(of tables: [StoredTable], in database: SQLiteDatabase) async throws -> [String] {
    try await database.read { transaction in
      try tables.map { table in
        try transaction.rows(of: table).reduce(into: "") { text, row in
          for value in row.values.dropLast() { text += value.digestText + ";" }
        }
      }
    }
  }
}
