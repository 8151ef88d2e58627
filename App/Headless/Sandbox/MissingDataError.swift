import Foundation
import Validation

/// The error that the app's data is missing, although the bank's books are there.
struct MissingDataError: ReadableError {
  let file: URL

  /// The problem and its solution, as sentences.
  var sentence: String {
    let name = file.lastPathComponent
    return "\(name) is empty or gone, though the bank beside it knows its owner: the data was lost. Restore "
      + "\(name) from a backup; or move \(name).bank away, too, to begin as a new person."
  }
}
