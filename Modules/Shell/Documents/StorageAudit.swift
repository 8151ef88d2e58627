public import Database
public import Foundation

/// A look at every row of the app's file: what proves itself, and what does not.
public struct StorageAudit: Sendable {
  /// What was found in one table.
  public struct Table: Equatable, Sendable {
    let table: StoredTable
    /// How many rows are as they were written.
    public let readableCount: Int
    /// How many are not; nil when the table cannot be read to its end.
    public let unreadableCount: Int?
  }

  /// What was found, table by table.
  public let tables: [Table]
  /// The names of the documents that cannot be read, as far as the names can.
  public let unreadableDocuments: [String]
  /// How many damaged rows are kept aside.
  public let asideCount: Int

  /// Whether all rows are as they were written.
  public var isSound: Bool { tables.allSatisfy { $0.unreadableCount == 0 } }

  /// Looks at all rows of these tables.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of database: SQLiteDatabase, tables: [StoredTable]) async throws {
    self = try await database.read { transaction in
      var found = StorageAudit()
      for table in tables { found.add(try transaction.rows(of: table), of: table) }
      let asideCount: Int? = try transaction.query("SELECT count(*) AS count FROM aside").first?["count"]
      return StorageAudit(found.tables, found.unreadableDocuments, asideCount: asideCount ?? 0)
    }
  }

  /// Looks at what is left of a file that cannot be opened, and changes nothing.
  public static func salvage(_ file: URL, tables: [StoredTable]) -> StorageAudit {
    var found = StorageAudit()
    for table in tables {
      do {
        let rows = try SQLiteDatabase.salvage("SELECT \(table.selection) FROM \(table.name)", from: file)
        found.add(rows.rows, of: table, isWhole: rows.isWhole)
      } catch {
        found.add([], of: table, isWhole: false)
      }
    }
    return found
  }

  private init(_ tables: [Table] = [], _ unreadableDocuments: [String] = [], asideCount: Int = 0) {
    self.tables = tables
    self.unreadableDocuments = unreadableDocuments
    self.asideCount = asideCount
  }

  private mutating func add(_ rows: [DatabaseRow], of table: StoredTable, isWhole: Bool = true) {
    let unreadable = rows.filter { !table.proves($0) }
    let found = Table(
      table: table, readableCount: rows.count - unreadable.count, unreadableCount: isWhole ? unreadable.count : nil)
    let names = table == .document ? unreadable.map { $0.values[0].name } : []
    self = StorageAudit(tables + [found], unreadableDocuments + names, asideCount: asideCount)
  }
}

extension DatabaseValue {
  fileprivate var name: String {
    if case .text(let name) = self { name } else { "something without a name" }
  }
}
