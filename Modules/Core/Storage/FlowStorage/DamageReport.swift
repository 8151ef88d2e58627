import FlowLocalization
import Foundation

/// A report on damaged data for the app's developers: kinds and numbers of damaged records, and nothing that a person has
/// typed or owns.
public struct DamageReport: Equatable, Sendable {
  /// The lines, in English.
  public let lines: [String]

  public var text: String { lines.joined(separator: "\n") }

  /// Creates the report of data that could not be opened, from the part that can be read; nothing is changed.
  public init(of location: DatabaseLocation, schema: StoredSchema, error: any Error) {
    var lines = ["Problem: \(Self.name(of: error))"]
    if case .file(let file) = location {
      lines += StorageAudit.salvage(file, tables: schema.allTables).tables.map(Self.line)
    }
    self.lines = lines
  }

  /// Creates the report of an error, without data.
  public init(of error: any Error) { lines = ["Problem: \(Self.name(of: error))"] }

  /// Creates the report of open data.
  public init(of database: SQLiteDatabase, schema: StoredSchema) async {
    var lines: [String] = []
    if let repair = await database.repair { lines.append("Repaired: \(repair.kinds)") }
    do {
      let audit = try await StorageAudit(of: database, tables: schema.allTables)
      let documents = await database.documents
      // The name of a damaged document may be damaged, too, and then it can be anything.
      let known = audit.unreadableDocuments.filter { documents[$0] != nil }.sorted()
      lines += audit.tables.map(Self.line) + known.map { "Unreadable: \($0)" }
    } catch {
      lines.append("Problem: \(Self.name(of: error))")
    }
    self.lines = lines
  }

  private static func name(of error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(type(of: error))" }
    return error.report.map { "\(error.kindName), SQLite \($0.code): \($0.message)" } ?? error.kindName
  }

  private static func line(of table: StorageAudit.Table) -> String {
    let damage =
      switch table.unreadableCount {
      case 0?: table.loss == nil ? "all readable" : "readable"
      case let count?: "\(count) damaged"
      case nil: "not readable to the end"
      }
    return "\(table.table.name): \(damage)\(table.loss?.phrase ?? "")"
  }
}

extension DatabaseRepair {
  fileprivate var kinds: String {
    var kinds: [String] = []
    if rebuiltIndexes { kinds.append("indexes") }
    if missingRowCount > 0 { kinds.append("\(missingRowCount) rows missing") }
    if lostEndOfLog { kinds.append("end of the log") }
    if journal != nil { kinds.append("a journal") }
    if !others.isEmpty { kinds.append("\(others.count) others") }
    return kinds.joined(separator: ", ")
  }
}

extension DatabaseError {
  /// The name of the case.
  fileprivate var kindName: String {
    switch self {
    case .newerFile(let version, let known): "format \(version), \(known) known"
    case .damaged: "damaged"
    case .notADatabase: "no database"
    case .foreignLog: "the log of another file"
    case .fileRemoved: "the file was removed"
    case .readOnly: "read only"
    case .cannotOpen: "cannot open"
    case .tooManyFiles: "too many files"
    case .full: "full"
    case .locked: "locked"
    case .constraint(let constraint, _): "constraint \(constraint)"
    case .closed: "closed"
    case .misuse(let misuse): "misuse: \(misuse.diagnosis)"
    case .outcomeUnknown: "outcome unknown"
    case .other: "other"
    }
  }

  fileprivate var report: SQLiteReport? {
    switch self {
    case .damaged(let report), .notADatabase(let report), .readOnly(let report), .cannotOpen(let report),
      .tooManyFiles(let report), .full(let report), .locked(let report), .constraint(_, let report),
      .outcomeUnknown(let report), .other(let report):
      report
    case .newerFile, .foreignLog, .fileRemoved, .closed, .misuse: nil
    }
  }
}
