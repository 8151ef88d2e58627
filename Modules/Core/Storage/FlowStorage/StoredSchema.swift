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
}

/// Tables that a part of an app adds, such as a feature, with their own version.
public struct StoredPart: Sendable {
  package let tables: [StoredTable]
  let schema: SchemaPart

  /// - Parameters:
  ///   - name: The stored name, which must not change after a release.
  ///   - tables: Its tables whose rows have proofs.
  ///   - migrations: The migrations to its tables.
  public init(_ name: String, tables: [StoredTable], migrations: [Migration]) {
    self.tables = tables
    schema = SchemaPart(name, migrations: migrations)
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
package struct SchemaPart: Sendable {
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
