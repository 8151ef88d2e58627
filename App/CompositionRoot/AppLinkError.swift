import Money
import Transfer

/// Why a link cannot be opened.
enum AppLinkError: ReadableError {
  case foreign
  case malformed
  case unknown
  case wrongTransfer(TransferLinkError)

  /// The reason and what is expected.
  var sentence: String {
    switch self {
    case .foreign: "It does not begin with appcore://. Nothing was changed."
    case .malformed: "It is not written as a link is. Nothing was changed; ask for the link again."
    case .unknown: "The app has no such place. Nothing was changed; ask for the link again."
    case .wrongTransfer(let error): "\(error.sentence) Nothing was changed; ask for the link again."
    }
  }
}
