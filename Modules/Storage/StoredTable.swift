import Database

/// A table whose rows each carry what proves that they are as they were written: kind, version, checksum.
enum StoredTable: String, CaseIterable, Sendable {
  case profile
  case document
  case business
  case user
  case intent

  /// The columns that the proof covers, in its order.
  var columns: [String] {
    switch self {
    case .profile: ["id", "body"]
    case .document: ["name", "body"]
    case .business: ["id", "body"]
    case .user: ["id", "email_key", "body"]
    case .intent: ["id", "quote", "body", "transfer", "refusal"]
    }
  }

  /// The version of the form in which the rows of this table are written.
  private var version: Int { 1 }

  /// What proves a row that holds these values.
  func proof(of values: [DatabaseValue]) -> String {
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    return "\(rawValue)/\(version)/\(checksum.text)"
  }

  /// Whether a row is as it was written.
  func proves(_ row: DatabaseRow) -> Bool { proves(row.values[...]) }

  /// Whether values, the last of which is the proof, are as they were written.
  func proves(_ values: ArraySlice<DatabaseValue>) -> Bool {
    values.last == .text(proof(of: Array(values.dropLast())))
  }
}
