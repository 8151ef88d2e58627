public import Foundation

/// What was mended when a database was opened.
public struct DatabaseRepair: Equatable, Sendable {
  /// Whether indexes did not agree with their tables, and were made anew.
  public let rebuiltIndexes: Bool
  /// Whether the end of the log could not be read, so that what was written last may be missing.
  public let lostEndOfLog: Bool
  /// Where the file is kept as it was found.
  public let copy: URL

  /// The sentences that a person reads.
  public var sentence: String {
    var sentences: [String] = []
    if rebuiltIndexes { sentences.append("The data file was damaged, and its indexes were rebuilt from the data.") }
    if lostEndOfLog {
      sentences.append("The end of the data file's log can't be read: what was saved last may be missing.")
    }
    sentences.append("The damaged file is kept as \(copy.lastPathComponent).")
    return sentences.joined(separator: " ")
  }
}
