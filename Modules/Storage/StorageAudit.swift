public import Database

/// A look at every row of the app's file: what proves itself, and what does not.
public struct StorageAudit: Sendable {
  /// How many rows of each table can be read, and how many cannot.
  public let tables: [(name: String, readable: Int, unreadable: Int)]
  /// The names of the documents that cannot be read, as far as the names can.
  public let unreadableDocuments: [String]
  /// How many damaged rows are kept aside.
  public let asideCount: Int

  /// Looks at all rows.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of database: SQLiteDatabase) async throws {
    self = try await database.read { try StorageAudit($0) }
  }

  init(_ transaction: borrowing ReadTransaction) throws(DatabaseError) {
    var tables: [(name: String, readable: Int, unreadable: Int)] = []
    var names: [String] = []
    for table in StoredTable.allCases {
      let rows = try transaction.rows(of: table)
      let unreadable = rows.filter { !table.proves($0) }
      tables.append((table.rawValue, rows.count - unreadable.count, unreadable.count))
      if table == .document { names = unreadable.map { $0.values[0].name } }
    }
    self.tables = tables
    unreadableDocuments = names
    asideCount = try transaction.query("SELECT count(*) AS count FROM aside").first?["count"] ?? 0
  }
}

extension DatabaseValue {
  fileprivate var name: String {
    if case .text(let name) = self { name } else { "something without a name" }
  }
}
