import FlowStorage

/// The rows of a database as text, without their hashes.
///
/// Most actions and launches change one table, so only the tables that may have changed are read again.
@MainActor
final class StoredText {
  static let unreadable = "(unreadable)"

  private struct Known {
    /// Kept, so that no other connection gets its identifier.
    let connection: any AnyObject & Sendable
    var counts: [String: Int] = [:]
    var texts: [String: String] = [:]
  }

  /// The texts by connection, which a disk in memory keeps for the next launches.
  private var known: [ObjectIdentifier: Known] = [:]

  /// Returns the rows of each table.
  func read(_ tables: [StoredTable], in database: SQLiteDatabase) async -> [String] {
    guard let (connection, counts) = await database.changes else { return [Self.unreadable] }
    var known = self.known[ObjectIdentifier(connection)] ?? Known(connection: connection)
    let changed = tables.filter { known.texts[$0.name] == nil || counts[$0.name] != known.counts[$0.name] }
    if !changed.isEmpty {
      guard let read = try? await Self.texts(of: changed, in: database) else { return [Self.unreadable] }
      for (table, text) in zip(changed, read) { known.texts[table.name] = text }
      known.counts = counts
      self.known[ObjectIdentifier(connection)] = known
    }
    return tables.map { known.texts[$0.name] ?? "" }
  }

  private static func texts(of tables: [StoredTable], in database: SQLiteDatabase) async throws -> [String] {
    try await database.readNow { transaction in
      try tables.map { table in
        let rows = try transaction.rows(of: table).map { row in
          row.values.dropLast().reduce(into: "") { text, value in
            text += value.digestText
            text += ";"
          }
        }
        // Nothing depends on the order of documents.
        return (table.name == "document" ? rows.sorted() : rows).joined()
      }
    }
  }
}
