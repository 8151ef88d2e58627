enum ScreenKind: String, CaseIterable {
  /// A list of stored items.
  case list
  /// An item in detail, with its actions.
  case detail
  case form
  /// A confirmation of an action.
  case confirm
  /// The outcome of an action.
  case outcome
  /// The only screen of a feature.
  case page

  /// The names of all kinds, in a sentence.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether a feature that can have this kind always has exactly one screen of it.
  var isAlwaysThere: Bool { self == .list || self == .detail || self == .page }

  /// Whether a feature has at most one screen of the kind.
  var isOnlyOne: Bool {
    switch self {
    case .list, .detail, .outcome, .page: true
    case .form, .confirm: false
    }
  }
}

struct Screen: Equatable {
  let name: String
  let kind: ScreenKind

  init(_ name: String, _ kind: ScreenKind = .form) {
    self.name = name
    self.kind = kind
  }
}
