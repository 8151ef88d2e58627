public import FlowLocalization
package import Foundation

/// The repairs of a database's file that no person has read about yet.
package struct DatabaseRepair: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether inconsistent indexes were rebuilt.
  package internal(set) var rebuiltIndexes = false
  /// The number of rows that were only in the indexes.
  package internal(set) var missingRowCount = 0
  /// A Boolean value that indicates whether the end of the log was damaged or missing, so that acknowledged changes are lost.
  package internal(set) var lostEndOfLog = false
  /// The location of a journal of another program, which was moved aside.
  package internal(set) var journal: URL?
  /// The locations of copies of the damaged file.
  package internal(set) var copies: [URL] = []

  /// Other repairs, as sentences.
  package internal(set) var others: [LocalizedText] = []

  /// Adds an earlier repair.
  mutating func add(_ former: DatabaseRepair) {
    rebuiltIndexes = rebuiltIndexes || former.rebuiltIndexes
    missingRowCount += former.missingRowCount
    lostEndOfLog = lostEndOfLog || former.lostEndOfLog
    journal = journal ?? former.journal
    copies = former.copies.filter { !copies.contains($0) } + copies
    others = former.others + others
  }

  package var sentence: LocalizedText {
    var sentences: [LocalizedText] = []
    if missingRowCount > 0 {
      sentences.append(
        missingRowCount == 1
          ? "The data on this device was damaged, and one entry is missing. Check it, and enter again what is missing."
          : """
          The data on this device was damaged, and \(missingRowCount) entries are missing. Check it, and enter again what \
          is missing.
          """)
    } else if rebuiltIndexes {
      sentences.append("The data on this device was damaged, and was repaired.")
    }
    if lostEndOfLog {
      sentences.append("The latest changes on this device can't be read, and may be missing. Check what you did last.")
    }
    if let journal {
      sentences.append(
        """
        A file of another program was beside the data of this app. It was not used, and is kept as \
        \(verbatim: journal.lastPathComponent).
        """
      )
    }
    let names = copies.map(\.lastPathComponent).joined(separator: ", ")
    if copies.count == 1 { sentences.append("The damaged file is kept as \(verbatim: names).") }
    if copies.count > 1 { sentences.append("The damaged files are kept as \(verbatim: names).") }
    return LocalizedText(sentences + others)
  }
}

extension Connection {
  /// Returns the repairs that are recorded in the file.
  func recordedRepair() throws(DatabaseError) -> DatabaseRepair? {
    let note: String? = try row("SELECT repair FROM file_state")?.fileValue(of: "repair")
    guard let note else { return nil }
    do {
      return try JSONDecoder().decode(DatabaseRepair.self, from: Data(note.utf8))
    } catch {
      // The file's rows are checked by other means; a damaged record still means that there was a repair.
      return DatabaseRepair()
    }
  }

  /// Records repairs in the file, until a person has read them.
  func record(_ repair: DatabaseRepair?) throws(DatabaseError) {
    guard let repair else {
      try run("UPDATE file_state SET repair = NULL")
      return
    }
    var all = repair
    if let former = try recordedRepair() { all.add(former) }
    let note: String
    do { note = String(decoding: try JSONEncoder().encode(all), as: UTF8.self) } catch { note = "" }
    try run("UPDATE file_state SET repair = ?", [.text(note)])
    self.repair = all
  }
}

extension Connection {
  /// Records that no copies are kept any more.
  func forgetCopies() throws(DatabaseError) {
    guard var repair = try recordedRepair(), !repair.copies.isEmpty || repair.journal != nil else { return }
    (repair.copies, repair.journal) = ([], nil)
    try record(nil)
    if repair == DatabaseRepair() { self.repair = nil } else { try record(repair) }
  }
}

extension WriteTransaction {
  /// Records a repair in the file, until a person has read its sentence.
  public func recordRepair(_ sentence: LocalizedText) throws(DatabaseError) {
    guard connection.isTracked else { return }
    try connection.record(DatabaseRepair(others: [sentence]))
  }
}
