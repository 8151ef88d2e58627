import Foundation
import Validation

/// The app's data is gone, and the bank's book beside it is not.
struct LostData: ReadableError {
  let file: URL

  /// What happened, and what to do.
  var sentence: String {
    let name = file.lastPathComponent
    return "\(name) is empty or gone, though the bank beside it knows its owner: the data was lost. Restore "
      + "\(name) from a backup; or move \(name).bank away, too, to begin as a new person."
  }
}
