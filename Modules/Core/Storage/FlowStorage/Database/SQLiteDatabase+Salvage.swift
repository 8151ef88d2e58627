package import Foundation

extension SQLiteDatabase {
  /// The readable part of a damaged file.
  package struct Salvage: Sendable {
    /// The rows before the damage.
    package let rows: [DatabaseRow]
    /// A Boolean value that indicates whether these are all rows.
    package let isWhole: Bool
  }

  /// Reads the rows of a damaged file up to the damage, without its log, and without changing it.
  /// - Throws: ``DatabaseError`` if the first page cannot be read.
  package static func salvage(_ sql: String, from file: URL) throws -> Salvage {
    let connection = try Connection(reading: DatabaseFile(file))
    let (rows, isWhole) = try connection.statements.statement(sql).runUntilDamage()
    return Salvage(rows: rows, isWhole: isWhole)
  }
}
