/// The number and the digest of a table's rows; the total in the file shows whether rows are missing or restored.
package struct TableTotal: Equatable, Sendable {
  package var count: Int
  /// The sum of the digests of the rows, in 48 bits.
  package var digest: Int64

  /// - Parameters:
  ///   - count: The number of rows.
  ///   - digest: Any number; its lower 48 bits are used.
  package init(count: Int = 0, digest: Int64 = 0) {
    self.count = count
    self.digest = digest & Self.mask
  }

  package mutating func add(_ digest: Int64) { self = TableTotal(count: count + 1, digest: self.digest &+ digest) }

  package mutating func remove(_ digest: Int64) { self = TableTotal(count: count - 1, digest: self.digest &- digest) }

  /// Both sums of two totals fit into one of SQLite's integers.
  static let mask: Int64 = (1 << 48) - 1
}

extension SchemaModule {
  /// The tables that every file has besides the app's: see ``FileMark`` and ``TableTotal``.
  static let file = SchemaModule(
    "file",
    migrations: [
      Migration { transaction in
        try transaction.execute(
          """
          CREATE TABLE file_state (
            id INTEGER PRIMARY KEY CHECK (id = 1), generation INTEGER NOT NULL, repair TEXT
          ) STRICT
          """)
        try transaction.execute("INSERT INTO file_state (id, generation) VALUES (1, 0)")
        try transaction.execute(
          "CREATE TABLE file_total (name TEXT PRIMARY KEY, count INTEGER NOT NULL, digest INTEGER NOT NULL) STRICT")
        try transaction.connection.setNewIdentity()
      }
    ])
}

extension Connection {
  /// Gives the file an identity that no other file has, in its header.
  func setNewIdentity() throws(DatabaseError) {
    try run("PRAGMA application_id = \(Int32.random(in: 1...(.max)))")
  }

  func identity() throws(DatabaseError) -> Int { try run("PRAGMA application_id")[0].fileValue(of: "application_id") }

  /// Returns the generation of the last transaction; nil for a file of an earlier version of this module.
  func generation() throws(DatabaseError) -> Int? {
    guard try hasTable("file_state") else { return nil }
    return try row("SELECT generation FROM file_state")?.fileValue(of: "generation")
  }

  func hasTable(_ name: String) throws(DatabaseError) -> Bool {
    try !run("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)]).isEmpty
  }

  /// Counts the transaction, and the rows that it adds and removes.
  /// - Returns: The new generation.
  func countTransaction(_ changes: [String: TableTotal]) throws(DatabaseError) -> Int? {
    for (name, change) in changes where change != TableTotal() {
      try run(
        "UPDATE file_total SET count = count + ?, digest = (digest + ?) & \(TableTotal.mask) WHERE name = ?",
        [.integer(Int64(change.count)), .integer(change.digest), .text(name)])
    }
    return try row("UPDATE file_state SET generation = generation + 1 RETURNING generation")?.fileValue(
      of: "generation")
  }
}

extension ReadTransaction {
  /// Whether the file can count the rows of its tables.
  package var countsRows: Bool { connection.isTracked }

  /// Returns the recorded total of a table's rows; nil if the file does not count them.
  package func total(of table: String) throws(DatabaseError) -> TableTotal? {
    guard connection.isTracked else { return nil }
    let row = try connection.row("SELECT count, digest FROM file_total WHERE name = ?", [.text(table)])
    guard let row else { return nil }
    return TableTotal(count: try row.fileValue(of: "count"), digest: try row.fileValue(of: "digest"))
  }
}

extension WriteTransaction {
  /// Changes the total of a table by the rows that this transaction adds and removes.
  package func changeTotal(of table: String, _ change: (inout TableTotal) -> Void) {
    guard connection.isTracked else { return }
    change(&connection.totalChanges[table, default: TableTotal()])
  }

  /// Begins to count the rows of a table.
  package func setTotal(of table: String, to total: TableTotal) throws(DatabaseError) {
    guard connection.isTracked else { return }
    try execute(
      "INSERT OR REPLACE INTO file_total (name, count, digest) VALUES (?, ?, ?)", table, total.count, total.digest)
  }
}
