public import Database

/// A table whose rows each carry what proves that they are as they were written: kind, version, checksum.
public struct StoredTable: Equatable, Sendable {
  /// Its name in the database.
  public let name: String
  /// The columns that the proof covers, in its order; the first is the key.
  public let columns: [String]
  /// What its rows are called where a person reads of them.
  let title: String
  /// What it means for a person when a row cannot be read any more, and what does not depend on it.
  let meaningOfLoss: String

  /// The version of the form in which the rows of this table are written.
  private var version: Int { 1 }

  /// - Parameters:
  ///   - name: Its name in the database; it has a column `proof` beside these.
  ///   - columns: The columns that the proof covers; the first is the key.
  ///   - title: What its rows are called where a person reads of them.
  ///   - meaningOfLoss: A sentence that says what it means that a row cannot be read any more.
  public init(_ name: String, columns: [String], title: String, meaningOfLoss: String) {
    self.name = name
    self.columns = columns
    self.title = title
    self.meaningOfLoss = meaningOfLoss
  }

  /// Values under a name each: see ``SQLiteDocument``.
  public static let document = StoredTable(
    "document", columns: ["name", "body"], title: "Notes and drafts",
    meaningOfLoss: "Drafts have to be typed again; other notes come back from a backup only.")

  /// What proves a row that holds these values.
  public func proof(of values: [DatabaseValue]) -> String {
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    return "\(name)/\(version)/\(checksum.text)"
  }

  /// Whether a row is as it was written.
  public func proves(_ row: DatabaseRow) -> Bool { proves(row.values[...]) }

  /// Whether values, the last of which is the proof, are as they were written.
  func proves(_ values: ArraySlice<DatabaseValue>) -> Bool {
    values.last == .text(proof(of: Array(values.dropLast())))
  }
}
