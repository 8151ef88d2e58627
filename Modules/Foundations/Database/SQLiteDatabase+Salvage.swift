public import Foundation

extension SQLiteDatabase {
  /// What can be read of a file that cannot be opened any more.
  public struct Salvage: Sendable {
    /// The rows up to the damage.
    public let rows: [DatabaseRow]
    /// Whether those are all.
    public let isWhole: Bool
  }

  /// Reads what can be read of a damaged file, without its log, and changes nothing.
  /// - Throws: ``DatabaseError`` when not even the first page can be read.
  public static func salvage(_ sql: String, from file: URL) throws -> Salvage {
    let (rows, isWhole) = try Connection.salvage(sql, from: file)
    return Salvage(rows: rows, isWhole: isWhole)
  }
}
