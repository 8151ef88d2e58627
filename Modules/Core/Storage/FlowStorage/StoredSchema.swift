public import FlowLocalization
package import Foundation

/// The tables of an app's database: its own, and those that its parts add.
public struct StoredSchema: Sendable {
  private let migrations: [Migration]
  private let tables: [StoredTable]
  private let parts: [StoredPart]

  /// - Parameters:
  ///   - migrations: The migrations to `tables`, which include ``StoredTable/document``.
  ///   - tables: The tables of the app itself.
  ///   - parts: The additional parts.
  package init(migrations: [Migration], tables: [StoredTable], parts: [StoredPart] = []) {
    self.migrations = migrations
    self.tables = tables
    self.parts = parts
  }

  /// Creates a schema with the table of documents, and additional parts.
  public init(parts: [StoredPart]) {
    let documents = Migration(
      "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL DEFAULT '') STRICT",
      "CREATE TABLE aside (position INTEGER PRIMARY KEY, source TEXT NOT NULL, content TEXT NOT NULL) STRICT")
    self.init(migrations: [documents], tables: [.document], parts: parts)
  }

  /// All tables whose rows have proofs.
  package var allTables: [StoredTable] { tables + parts.flatMap(\.tables) }

  /// Opens the database, and migrates it to the latest version.
  /// - Parameters:
  ///   - location: The location of the database.
  ///   - host: An actor that runs the database's work; by default, a separate thread.
  /// - Throws: `DatabaseError`, or an error of a migration.
  public func open(_ location: DatabaseLocation, on host: (any Actor)? = nil) async throws -> SQLiteDatabase {
    let database = try await SQLiteDatabase.open(location, migrations: migrations, parts: parts.map(\.schema), on: host)
    try await database.countRows(of: allTables)
    await database.use(allTables)
    return database
  }

  /// Copies a snapshot of a file, even while others write to it.
  /// - Returns: The repairs of the original that no person has read about yet.
  /// - Throws: `DatabaseError` if the original is damaged, or the copy already exists.
  package func backUp(_ original: URL, to copy: URL) throws -> DatabaseRepair? {
    try SQLiteDatabase.backUp(original, to: copy, migrations: migrations, parts: parts.map(\.schema))
  }

  /// Puts a backup in the place of a file that no program uses.
  /// - Returns: A copy of the former file; nil if there was none.
  /// - Throws: `DatabaseError` if the backup cannot be used, or the file is in use.
  package func restore(_ backup: URL, to original: URL) throws -> URL? {
    try SQLiteDatabase.restore(backup, to: original, migrations: migrations, parts: parts.map(\.schema))
  }

  /// Puts an empty database in the place of one that cannot be opened; the former one is kept.
  /// - Throws: `DatabaseError` if a program is using it, or the disk fails; then it is unchanged.
  package func startAnew(at location: DatabaseLocation) throws {
    switch location {
    case .file(let file):
      try SQLiteDatabase.startAnew(file, migrations: migrations, parts: parts.map(\.schema))
    case .disk(let disk, let name): disk.startAnew(name)
    case .memory: break
    }
  }
}

/// Tables that a part of an app adds, such as a feature, with their own version.
public struct StoredPart: Sendable {
  package let tables: [StoredTable]
  let schema: SchemaModule

  /// - Parameters:
  ///   - name: The stored name, which must not change after a release.
  ///   - tables: Its tables whose rows have proofs.
  ///   - migrations: The migrations to its tables.
  public init(_ name: String, tables: [StoredTable], migrations: [Migration]) {
    self.tables = tables
    schema = SchemaModule(name, migrations: migrations)
  }
}

/// A table whose rows have a proof of integrity: kind, version and checksum.
public struct StoredTable: Equatable, Sendable {
  /// The name in the database.
  package let name: String
  /// The columns that the proof covers, in order; the first is the key.
  package let columns: [String]
  let owner: StoredOwner
  /// The name of the rows in messages to a person.
  let title: LocalizedText
  /// A sentence about the consequences of a damaged row.
  let lossDescription: String
  /// The columns that the proof covers, and the proof.
  let selection: String
  /// The statement that reads all rows, to which a condition or an order is added.
  let select: String
  /// The statement that inserts a row, or replaces the one with its key.
  let upsert: String

  /// The kind and the version of the row format, with which each proof begins.
  private let proofPrefix: String

  /// - Parameters:
  ///   - name: The name in the database; the table also has a column `proof`.
  ///   - columns: The columns that the proof covers; the first is the key.
  ///   - owner: The owner of the rows.
  ///   - title: The name of the rows in messages to a person.
  ///   - lossDescription: A sentence about the consequences of a damaged row, for the developers who check a file.
  public init(
    _ name: String, columns: [String], of owner: StoredOwner, title: LocalizedText, lossDescription: String
  ) {
    self.name = name
    self.columns = columns
    self.owner = owner
    self.title = title
    self.lossDescription = lossDescription
    let all = columns + ["proof"]
    let updates = all.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    selection = all.joined(separator: ", ")
    select = "SELECT \(selection) FROM \(name)"
    proofPrefix = "\(name)/1/"
    upsert = """
      INSERT INTO \(name) (\(selection)) VALUES (\(all.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (\(columns[0])) DO UPDATE SET \(updates)
      """
  }

  /// The table of named values, each with an owner: see ``SQLiteDocument``.
  package static let document = StoredTable(
    "document", columns: ["name", "body"], of: .person, title: "Notes and drafts",
    lossDescription: "Drafts have to be typed again; other notes come back from a backup only.")

  /// Returns the proof of a row with these values.
  public func proof(of values: [DatabaseValue]) -> String { proof(of: values[...]) }

  private func proof(of values: ArraySlice<DatabaseValue>) -> String {
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    return proofPrefix + checksum.text
  }

  /// Returns the digest of a row for the total of its table: the checksum in its proof.
  func digest(of row: DatabaseRow) -> Int64 {
    guard case .text(let proof)? = row.values.last else { return 0 }
    return digest(ofProof: proof)
  }

  func digest(ofProof proof: String) -> Int64 {
    Int64(truncatingIfNeeded: UInt64(proof.suffix(16), radix: 16) ?? 0)
  }

  func total(of rows: [DatabaseRow]) -> TableTotal {
    rows.reduce(into: TableTotal()) { $0.add(digest(of: $1)) }
  }

  public func isIntact(_ row: DatabaseRow) -> Bool { isIntact(row.values[...]) }

  /// Returns whether values, followed by their proof, are intact.
  func isIntact(_ values: ArraySlice<DatabaseValue>) -> Bool {
    values.last == .text(proof(of: values.dropLast()))
  }
}

/// A checksum of a row's values: FNV-1a, 64 bits (draft-eastlake-fnv).
///
/// Each step is invertible, so rows that differ in one byte never have the same checksum.
struct Checksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Adds a value with its type and length, so that values cannot be confused with parts of others.
  mutating func add(_ value: DatabaseValue) {
    switch value {
    case .null: add("n".utf8)
    case .integer(let integer): add("i", integer)
    case .text(var text):
      add("t", Int64(text.utf8.count))
      text.withUTF8 { add($0) }
    case .blob(let data):
      add("b", Int64(data.count))
      add(data)
    case .unreadable: add("u".utf8)
    }
  }

  private mutating func add(_ type: StaticString, _ number: Int64) {
    add(UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
    add(String(number).utf8)
    add(CollectionOfOne(UInt8(ascii: ";")))
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}

/// A step from one version of the schema to the next.
///
/// A program lists its migrations in order, starting from version 0. A released migration must not change.
public struct Migration: Sendable {
  let apply: @Sendable (borrowing WriteTransaction) throws -> Void

  /// Creates a step that runs statements in order.
  public init(_ statements: String...) {
    apply = { transaction in
      for statement in statements { try transaction.execute(statement) }
    }
  }

  /// Creates a step that also reads and rewrites data.
  public init(_ apply: @escaping @Sendable (borrowing WriteTransaction) throws -> Void) {
    self.apply = apply
  }
}

/// A part of a schema with its own version, so that independent parts need no common order.
package struct SchemaModule: Sendable {
  let name: String
  let migrations: [Migration]

  /// - Parameters:
  ///   - name: The stored name, which must not change after a release.
  ///   - migrations: The migrations that create its tables, in order, starting from version 0.
  package init(_ name: String, migrations: [Migration]) {
    self.name = name
    self.migrations = migrations
  }
}
