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
  /// The only form of a feature, which asks a service.
  case ask
  /// The only list of a feature, whose items a service has.
  case browse

  /// The names of all kinds, in a sentence.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether a feature that can have this kind always has exactly one screen of it.
  var isAlwaysThere: Bool { self != .form && self != .confirm && self != .outcome }

  /// Whether it is the only screen of its feature.
  var isAlone: Bool { self == .page || self == .ask || self == .browse }

  /// Whether a feature has at most one screen of the kind.
  var isOnlyOne: Bool {
    switch self {
    case .list, .detail, .outcome, .page, .ask, .browse: true
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
