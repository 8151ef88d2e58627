import FlowKit
import FlowScreens
import Foundation

/// The error that the app's data is missing, although the bank's books are there.
struct MissingDataError: ReadableError {
  let file: URL

  var sentence: LocalizedText {
    let name = file.lastPathComponent
    return """
      \(verbatim: name) is empty or missing, but the bank beside it was used: the data was lost. Put a backup in its \
      place: restore FILE --database PATH; or move \(verbatim: name).bank away, too, to start as a new person.
      """
  }
}
