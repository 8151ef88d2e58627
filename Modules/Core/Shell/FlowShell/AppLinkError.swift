public import FlowKit
public import FlowScreens

/// The reason why a link cannot be opened.
public enum AppLinkError: ReadableError {
  /// The link belongs to another app; this app's links begin with `start`.
  case foreign(start: String)
  case malformed
  case unknown
  /// A feature has refused the link, for this reason.
  case refused(LocalizedText)

  public var sentence: LocalizedText {
    switch self {
    case .foreign(let start): "It does not begin with \(verbatim: start). Nothing was changed."
    case .malformed: "It is not written as a link is. Nothing was changed; ask for the link again."
    case .unknown: "The app has no such place. Nothing was changed; ask for the link again."
    case .refused(let reason): "\(reason) Nothing was changed; ask for the link again."
    }
  }
}
