/// The owner of a stored document or table.
public enum StoredOwner: String, CaseIterable, Sendable {
  /// The person's: their input, and all data that names or shows it.
  case person
  /// The device's: data that stays for the next person, such as a setting, or the last number that was given.
  case device
}

extension SQLiteDatabase {
  /// Deletes all documents and tables of an owner, in one transaction with other changes.
  ///
  /// Data that no document or table of this version declares is the person's: a table that only a migration knows, or a document
  /// of a former version. So are damaged rows in quarantine, unless their table is the device's. Documents return nil afterwards;
  /// a store that holds rows in memory drops them in ``observeForgetting(of:_:)``. Of the person, no byte is left in the files
  /// either; see ``removeTraces()`` for a kill in between.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - changes: The changes in the same transaction, which are made afterwards.
  /// - Throws: ``DatabaseError``; nothing is forgotten in this case.
  public func forget(_ owner: StoredOwner, with changes: [StoredChange] = []) async throws {
    try await forget(owner, with: changes, keepingCopies: false)
  }

  /// - Parameter keepingCopies: Whether the files stay that were kept beside the database.
  func forget(_ owner: StoredOwner, with changes: [StoredChange] = [], keepingCopies: Bool) async throws {
    let removesCopies = owner == .person && !keepingCopies
    let forgetting = StoredChange(.survivesPowerLoss) { [documents, tables] transaction in
      try transaction.forget(owner, documents: documents.mapValues(\.owner), tables: tables)
      if removesCopies, transaction.connection.isTracked { try transaction.connection.forgetCopies() }
    } didWrite: { [forgetters] in
      for forgetter in forgetters where forgetter.owner == owner { forgetter.forget() }
    }
    try await apply([forgetting] + changes)
    guard owner == .person else { return }
    forgottenPersonCount += 1
    do { if removesCopies { try removeTraces() } else { try emptyLog() } } catch {
      // The rows are deleted; a caller that needs to know asks at the next launch.
    }
  }

  /// Removes the traces of deleted rows outside of their tables: the log, and copies that were kept of the file when it was
  /// damaged, replaced or begun anew.
  ///
  /// ``forget(_:with:)`` of the person does this, too, but the process may be killed before.
  /// - Throws: ``DatabaseError``, for example while another process reads from the log.
  public func removeTraces() throws {
    try opened().use { $0.removeKeptCopies() }
    try emptyLog()
  }

  /// Empties the log, which may also have uncommitted changes of a killed process.
  /// - Throws: ``DatabaseError``, for example while another process reads from the log.
  public func emptyLog() throws {
    try opened().use { connection throws(DatabaseError) in try connection.emptyLog() }
  }

  /// Adds an observer, which is called after each ``forget(_:with:)`` of an owner.
  public func observeForgetting(of owner: StoredOwner, _ observer: @escaping @Sendable () -> Void) {
    forgetters.append((owner, observer))
  }
}

extension WriteTransaction {
  fileprivate func forget(
    _ owner: StoredOwner, documents: [String: StoredOwner], tables: [StoredTable]
  ) throws(DatabaseError) {
    let owners = Dictionary(tables.map { ($0.name, $0.owner) }) { first, _ in first }
    // Rows that refer to each other are deleted in any order.
    try execute("PRAGMA defer_foreign_keys = ON")
    for name in try tableNames() where !Self.filesOwn.contains(name) && (owners[name] ?? .person) == owner {
      try execute("DELETE FROM \"\(name)\"")
      if try reader.total(of: name) != nil { try setTotal(of: name, to: TableTotal()) }
    }
    try forgetDocuments(of: owner, documents)
    for row in try query("SELECT DISTINCT source FROM aside") {
      let source: String = try row["source"]
      if (owners[source] ?? .person) == owner { try execute("DELETE FROM aside WHERE source = ?", source) }
    }
  }

  /// Deletes the documents of the person, which are all but those of the device, or those of the device.
  private func forgetDocuments(of owner: StoredOwner, _ owners: [String: StoredOwner]) throws(DatabaseError) {
    let names = owners.filter { $0.value == .device }.keys.sorted()
    let places = names.map { _ in "?" }.joined(separator: ", ")
    let condition = "name \(owner == .person ? "NOT " : "")IN (\(places))"
    try execute("DELETE FROM document WHERE \(condition)", with: names.map(\.databaseValue))
    try setTotal(of: StoredTable.document.name, to: StoredTable.document.total(of: try reader.rows(of: .document)))
  }

  /// The tables that a statement can empty: not the hidden ones of a virtual table, which empties them itself.
  private func tableNames() throws(DatabaseError) -> [String] {
    var names: [String] = []
    for row in try query("PRAGMA main.table_list") {
      let (name, type): (String, String) = (try row["name"], try row["type"])
      if ["table", "virtual"].contains(type), !name.hasPrefix("sqlite_") { names.append(name) }
    }
    return names
  }

  /// The tables of every file, whose rows are not an owner's as a whole.
  private static var filesOwn: Set<String> { ["document", "aside", "file_state", "file_total", "schema_part"] }
}
