/// What a screen is for.
enum ScreenKind: String, CaseIterable, Codable {
  /// Shows all that a store has.
  case list
  /// Shows one of them, and what can be done with it.
  case detail
  /// Asks for something.
  case form
  /// A question over a screen, before something is done.
  case confirm
  /// Says what was done.
  case outcome

  /// Whether a feature that has one of these kinds has just one screen of each.
  var isAlwaysThere: Bool { self == .list || self == .detail }

  /// Whether a feature has one screen of the kind at most.
  var isOnlyOne: Bool {
    switch self {
    case .list, .detail, .outcome: true
    case .form, .confirm: false
    }
  }
}

/// A screen of a feature.
struct Screen: Codable, Equatable {
  let name: String
  let kind: ScreenKind

  init(_ name: String, _ kind: ScreenKind = .form) {
    self.name = name
    self.kind = kind
  }
}
