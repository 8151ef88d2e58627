public import Foundation

/// The repairs of a database's file that nobody has read yet.
public struct DatabaseRepair: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether inconsistent indexes were rebuilt.
  public internal(set) var rebuiltIndexes = false
  /// The number of rows that only the indexes knew of.
  public internal(set) var missingRowCount = 0
  /// A Boolean value that indicates whether the end of the log was damaged or missing, so that acknowledged changes are lost.
  public internal(set) var lostEndOfLog = false
  /// The location of a journal of another program, which was moved aside.
  public internal(set) var journal: URL?
  /// The locations of copies of the damaged file.
  public internal(set) var copies: [URL] = []

  /// Other repairs, as sentences.
  public internal(set) var others: [String] = []

  /// The location of the last copy.
  public var copy: URL? { copies.last }

  /// Adds what a former repair did.
  mutating func add(_ former: DatabaseRepair) {
    rebuiltIndexes = rebuiltIndexes || former.rebuiltIndexes
    missingRowCount += former.missingRowCount
    lostEndOfLog = lostEndOfLog || former.lostEndOfLog
    journal = journal ?? former.journal
    copies = former.copies.filter { !copies.contains($0) } + copies
    others = former.others + others
  }

  /// The message for a person.
  public var sentence: String {
    var sentences: [String] = []
    if missingRowCount > 0 {
      let rows = missingRowCount == 1 ? "One row is" : "\(missingRowCount) rows are"
      sentences.append("The data file was damaged. \(rows) missing; its indexes were rebuilt from the rest.")
    } else if rebuiltIndexes {
      sentences.append("The data file was damaged, and its indexes were rebuilt from the data.")
    }
    if lostEndOfLog {
      sentences.append("The end of the data file's log can't be read: the latest changes may be missing.")
    }
    if let journal {
      sentences.append(
        "A journal that is not of this app was beside the data file. It is kept as \(journal.lastPathComponent).")
    }
    let names = copies.map(\.lastPathComponent).joined(separator: ", ")
    if copies.count == 1 { sentences.append("The damaged file is kept as \(names).") }
    if copies.count > 1 { sentences.append("The damaged files are kept as \(names).") }
    return (sentences + others).joined(separator: " ")
  }
}

extension Connection {
  /// Returns the repairs that are noted in the file.
  func notedRepair() throws(DatabaseError) -> DatabaseRepair? {
    let note: String? = try run("SELECT repair FROM file_state").first?["repair"]
    guard let note else { return nil }
    do {
      return try JSONDecoder().decode(DatabaseRepair.self, from: Data(note.utf8))
    } catch {
      // The file's rows are checked by other means; a damaged note is still one.
      return DatabaseRepair()
    }
  }

  /// Notes repairs in the file, until a person has read them.
  func note(_ repair: DatabaseRepair?) throws(DatabaseError) {
    guard let repair else {
      try run("UPDATE file_state SET repair = NULL")
      return
    }
    var all = repair
    if let former = try notedRepair() { all.add(former) }
    let note: String
    do { note = String(decoding: try JSONEncoder().encode(all), as: UTF8.self) } catch { note = "" }
    try run("UPDATE file_state SET repair = ?", [.text(note)])
    self.repair = all
  }
}

extension WriteTransaction {
  /// Notes a repair in the file, until a person has read its sentence.
  public func noteRepair(_ sentence: String) throws(DatabaseError) {
    guard connection.isTracked else { return }
    try connection.note(DatabaseRepair(others: [sentence]))
  }
}
