package import FlowLocalization
package import Foundation

/// A check of every row in the app's database.
package struct StorageAudit: Sendable {
  /// The result for one table.
  package struct Table: Equatable, Sendable {
    let table: StoredTable
    /// The number of intact rows.
    package let readableCount: Int
    /// The number of damaged rows; nil if the table cannot be read to its end.
    package let unreadableCount: Int?
    /// The difference between the rows and their recorded total.
    let loss: TableReading.Loss?
  }

  package let tables: [Table]
  /// The name that is shown for a damaged document whose name is damaged, too.
  package static let nameless: LocalizedText = "something without a name"
  /// The names of the damaged documents, as far as they are readable.
  package let unreadableDocuments: [String]
  package let quarantinedCount: Int
  /// Whether the file could not be opened, so that rows outside the readable part may be missing.
  private let isSalvaged: Bool

  /// A Boolean value that indicates whether all rows are intact.
  package var isSound: Bool { tables.allSatisfy { $0.unreadableCount == 0 && $0.loss == nil } }

  /// The titles of the tables with rows that are missing, or not the latest.
  package var incompleteTables: [LocalizedText] { tables.filter { $0.loss != nil }.map(\.table.title) }

  /// Checks the rows of these tables; with a limit, only so many of each, the newest.
  /// - Throws: `DatabaseError` when the database cannot be read.
  package init(of database: SQLiteDatabase, tables: [StoredTable], newest limit: Int? = nil) async throws {
    self = try await database.read { transaction in
      var found = StorageAudit()
      for table in tables { found.add(try transaction.reading(of: table, newest: limit), of: table) }
      let quarantinedCount: Int = try transaction.query("SELECT count(*) AS count FROM aside")[0]["count"]
      return StorageAudit(found.tables, found.unreadableDocuments, quarantinedCount: quarantinedCount)
    }
  }

  /// Checks the readable part of a file that cannot be opened, without changing it.
  package static func salvage(_ file: URL, tables: [StoredTable]) -> StorageAudit {
    var found = StorageAudit(isSalvaged: true)
    for table in tables {
      do {
        let rows = try SQLiteDatabase.salvage(table.select, from: file)
        found.add(TableReading(of: table, rows.rows, nil), of: table, isWhole: rows.isWhole)
      } catch {
        found.add(TableReading(of: table, [], nil), of: table, isWhole: false)
      }
    }
    return found
  }

  private init(
    _ tables: [Table] = [], _ unreadableDocuments: [String] = [], quarantinedCount: Int = 0, isSalvaged: Bool = false
  ) {
    self.tables = tables
    self.unreadableDocuments = unreadableDocuments
    self.quarantinedCount = quarantinedCount
    self.isSalvaged = isSalvaged
  }

  private mutating func add(_ reading: TableReading, of table: StoredTable, isWhole: Bool = true) {
    let found = Table(
      table: table, readableCount: reading.intactCount, unreadableCount: isWhole ? reading.damaged.count : nil,
      loss: reading.loss)
    let names = table == .document ? reading.damaged.map { $0.values[0].name } : []
    self = StorageAudit(
      tables + [found], unreadableDocuments + names, quarantinedCount: quarantinedCount, isSalvaged: isSalvaged)
  }
}

extension DatabaseValue {
  fileprivate var name: String {
    if case .text(let name) = self { name } else { StorageAudit.nameless.developerForm }
  }
}

extension StorageAudit {
  /// The report of the audit, for a person.
  package var sentences: [String] {
    var sentences = tables.map(\.sentence)
    if !unreadableDocuments.isEmpty {
      sentences.append("Not readable by name: \(unreadableDocuments.sorted().joined(separator: ", ")).")
    }
    if quarantinedCount > 0 { sentences.append("Quarantined damaged entries: \(quarantinedCount).") }
    return sentences + [conclusion]
  }

  private var conclusion: String {
    if !isSound { return "What cannot be read is in a backup, if there is one." }
    return isSalvaged ? "What was found can be read, but the latest changes may be missing." : "Everything can be read."
  }
}

extension StorageAudit.Table {
  fileprivate var sentence: String {
    switch (unreadableCount, loss) {
    case (0?, nil): "\(table.title): \(readableCount), all readable."
    case (let damagedCount?, let loss):
      "\(table.title): \(readableCount) readable\(damagedCount == 0 ? "" : ", \(damagedCount) damaged")"
        + "\(loss?.phrase ?? ""). \(table.lossDescription)"
    case (nil, _): "\(table.title): \(readableCount) readable, and then no further. \(table.lossDescription)"
    }
  }
}

extension TableReading.Loss {
  var phrase: String {
    switch self {
    case .missing(let count): ", \(count) missing"
    case .outdated: ", but not as they were saved last"
    }
  }
}
