public import Foundation

/// A repair that was made when a database was opened.
public struct DatabaseRepair: Equatable, Sendable {
  /// A Boolean value that indicates whether inconsistent indexes were rebuilt.
  public let rebuiltIndexes: Bool
  /// A Boolean value that indicates whether the end of the log was damaged, so that the latest changes may be missing.
  public let lostEndOfLog: Bool
  /// The location of a copy of the damaged file.
  public let copy: URL

  /// The message for a person.
  public var sentence: String {
    var sentences: [String] = []
    if rebuiltIndexes { sentences.append("The data file was damaged, and its indexes were rebuilt from the data.") }
    if lostEndOfLog {
      sentences.append("The end of the data file's log can't be read: the latest changes may be missing.")
    }
    sentences.append("The damaged file is kept as \(copy.lastPathComponent).")
    return sentences.joined(separator: " ")
  }
}
