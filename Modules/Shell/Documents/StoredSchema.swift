public import Database
public import Foundation

/// The tables of an app's one file: those that the app began with, and those that parts of it have added.
public struct StoredSchema: Sendable {
  private let migrations: [Migration]
  private let tables: [StoredTable]
  private let parts: [StoredPart]

  /// - Parameters:
  ///   - migrations: The steps that lead to `tables`, which have ``StoredTable/document`` among them.
  ///   - tables: The tables that the app began with.
  ///   - parts: What was added.
  public init(migrations: [Migration], tables: [StoredTable], parts: [StoredPart] = []) {
    self.migrations = migrations
    self.tables = tables
    self.parts = parts
  }

  /// The tables of documents alone, and what parts of the app add.
  public init(parts: [StoredPart]) {
    let documents = Migration(
      "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL DEFAULT '') STRICT",
      "CREATE TABLE aside (position INTEGER PRIMARY KEY, source TEXT NOT NULL, content TEXT NOT NULL) STRICT")
    self.init(migrations: [documents], tables: [.document], parts: parts)
  }

  /// All tables whose rows prove themselves.
  public var allTables: [StoredTable] { tables + parts.flatMap(\.tables) }

  /// Opens the file, and brings it to the last version.
  /// - Parameters:
  ///   - location: Where the database is.
  ///   - host: Who does the database's work; without one it is done apart from all actors.
  /// - Throws: `DatabaseError`, or what a migration throws.
  public func open(_ location: DatabaseLocation, on host: (any Actor)? = nil) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(location, migrations: migrations, parts: parts.map(\.schema), on: host)
  }

  /// Copies a file as it is at one moment, also while others write to it.
  /// - Throws: `DatabaseError` when the original is damaged, or a file is in the place of the copy.
  public func backUp(_ original: URL, to copy: URL) throws {
    try SQLiteDatabase.backUp(original, to: copy, migrations: migrations, parts: parts.map(\.schema))
  }
}

/// Tables that a part of an app adds, such as a feature, with versions of their own.
public struct StoredPart: Sendable {
  let tables: [StoredTable]
  let schema: SchemaPart

  /// - Parameters:
  ///   - name: What it is called on the disk; it never changes once the app was released.
  ///   - tables: Those of its tables whose rows prove themselves.
  ///   - migrations: The steps that lead to its tables.
  public init(_ name: String, tables: [StoredTable], migrations: [Migration]) {
    self.tables = tables
    schema = SchemaPart(name, migrations: migrations)
  }
}
