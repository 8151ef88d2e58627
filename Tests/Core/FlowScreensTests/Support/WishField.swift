import FlowKit
import FlowScreens

/// A form of two fields, of which the second is asked only where the first has a value.
enum WishField: String, FormField {
  case wish
  case reason

  var label: LocalizedText { LocalizedText(verbatim: rawValue) }
}

/// The reason why a wish is refused.
enum WishError: ReadableError {
  case empty
  case unavailable

  var sentence: LocalizedText {
    switch self {
    case .empty: "Wish something."
    case .unavailable: "Not now."
    }
  }
}
