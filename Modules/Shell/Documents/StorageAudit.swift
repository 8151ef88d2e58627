public import Database
public import Foundation

/// A check of every row in the app's database.
public struct StorageAudit: Sendable {
  /// The result for one table.
  public struct Table: Equatable, Sendable {
    let table: StoredTable
    /// The number of intact rows.
    public let readableCount: Int
    /// The number of damaged rows; nil if the table cannot be read to its end.
    public let unreadableCount: Int?
  }

  /// The results by table.
  public let tables: [Table]
  /// The names of the damaged documents, as far as they are readable.
  public let unreadableDocuments: [String]
  /// The number of quarantined rows.
  public let quarantinedCount: Int

  /// A Boolean value that indicates whether all rows are intact.
  public var isSound: Bool { tables.allSatisfy { $0.unreadableCount == 0 } }

  /// Checks all rows of these tables.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of database: SQLiteDatabase, tables: [StoredTable]) async throws {
    self = try await database.read { transaction in
      var found = StorageAudit()
      for table in tables { found.add(try transaction.rows(of: table), of: table) }
      let quarantinedCount: Int? = try transaction.query("SELECT count(*) AS count FROM aside").first?["count"]
      return StorageAudit(found.tables, found.unreadableDocuments, quarantinedCount: quarantinedCount ?? 0)
    }
  }

  /// Checks the readable part of a file that cannot be opened, without changing it.
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

  private init(_ tables: [Table] = [], _ unreadableDocuments: [String] = [], quarantinedCount: Int = 0) {
    self.tables = tables
    self.unreadableDocuments = unreadableDocuments
    self.quarantinedCount = quarantinedCount
  }

  private mutating func add(_ rows: [DatabaseRow], of table: StoredTable, isWhole: Bool = true) {
    let unreadable = rows.filter { !table.isIntact($0) }
    let found = Table(
      table: table, readableCount: rows.count - unreadable.count, unreadableCount: isWhole ? unreadable.count : nil)
    let names = table == .document ? unreadable.map { $0.values[0].name } : []
    self = StorageAudit(tables + [found], unreadableDocuments + names, quarantinedCount: quarantinedCount)
  }
}

extension DatabaseValue {
  fileprivate var name: String {
    if case .text(let name) = self { name } else { "something without a name" }
  }
}
