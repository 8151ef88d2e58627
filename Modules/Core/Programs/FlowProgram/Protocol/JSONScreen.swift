import FlowHeadless
import FlowScreens

/// A screen, for a program.
struct JSONScreen: Codable, Equatable {
  /// A text, a field or a button; fields and buttons have the number by which they can be used.
  struct Element: Codable, Equatable {
    /// The kind of an element that is not a plain text, field or button.
    var kind: String?
    var text: String?
    var number: Int?
    var field: String?
    var value: String?
    var error: String?
    var options: [String]?
    var action: String?
    var role: String?
    var isEnabled: Bool?
    /// The first and the last date that can be chosen.
    var range: [String]?
    var title: String?
    var subtitle: String?
    var badge: String?
    var image: String?
    /// The completed part of a progress, from 0 to 1.
    var fraction: Double?

    // Members for clients that have asked for them.
    var id: String?
    var shown: Shown?
    /// The hash of the list of options.
    var optionsOf: String?
    var optionCount: Int?
    var style: String?
    var isMain: Bool?
    var purpose: String?
    var keyboard: JSONKeyboard?
    var name: String?
    var section: Int?
    var list: Int?
  }

  let name: String
  let title: String
  /// The stack of screens, from the root to this one.
  let stack: [Entry]
  let isBusy: Bool
  /// Whether a swipe back is held half way.
  let isSwiping: Bool
  /// Whether it can be refreshed; left out if not.
  let isRefreshable: Bool?
  /// The ways in which its lists can be scrolled; left out if there are none.
  let scrolls: [String]?
  let exits: [String]
  /// The titles for `back to`.
  let backTitles: [String]
  let tabs: [Tab]
  var elements: [Element]

  // Members for clients that have asked for them.
  var shown: Shown?
  var lists: [JSONList]?
  var below: Below?

  init(_ screen: ScreenSnapshot) {
    name = screen.name
    title = screen.title
    stack = screen.stack.entries.map { Entry($0) }
    isBusy = screen.isBusy
    isSwiping = screen.isSwiping
    isRefreshable = screen.isRefreshable ? true : nil
    scrolls = screen.scrolls.isEmpty ? nil : screen.scrolls.map(\.rawValue)
    exits = screen.exits.map(\.rawValue)
    backTitles = screen.backTitles
    tabs = screen.tabs.map { Tab(title: $0.title, isSelected: $0.isSelected) }
    var number = 0
    elements = screen.elements.map { element in
      if case .line = element {} else { number += 1 }
      return Element(element, number: number)
    }
  }
}

extension JSONScreen.Element {
  /// - Parameter number: The number by which a field or a button can be used; nil if it has none.
  init(_ element: ScreenSnapshot.Element, number: Int?) {
    switch element {
    case .line(let line):
      self.init(kind: line.kind.name, text: line.text)
      if !line.details.texts.isEmpty { title = line.label }
      add(line.details)
      if case .progress(let fraction) = line.kind { self.fraction = fraction }
      if case .image(let name) = line.kind { image = name }
    case .field(let field):
      self.init(
        kind: field.kind.name, number: number, field: field.label, value: field.value, error: field.error,
        options: field.options, isEnabled: field.isEnabled)
      if case .date(let range?) = field.kind { self.range = [range.lowerBound, range.upperBound] }
    case .action(let action):
      self.init(
        kind: action.kind.name, number: number, action: action.label, role: action.role.name,
        isEnabled: action.isEnabled)
      add(action.details)
    }
  }

  private mutating func add(_ details: RowDetails) {
    subtitle = details.subtitle
    value = details.value ?? value
    badge = details.badge
    image = details.image
  }
}

extension LineState.Kind {
  /// The name for programs; nil for a text of any style.
  fileprivate var name: String? {
    switch self {
    case .text: nil
    case .header: "header"
    case .footer: "footer"
    case .empty: "empty"
    case .emptyMessage: "empty-message"
    case .item: "item"
    case .progress: "progress"
    case .image: "image"
    case .custom: "custom"
    case .position: "position"
    }
  }
}

extension FieldState.Kind {
  /// The name for programs; nil for a text field and for a choice.
  fileprivate var name: String? {
    switch self {
    case .text(.secret): "secret"
    case .text(.search): "search"
    case .text, .choice: nil
    case .date: "date"
    case .toggle: "toggle"
    }
  }
}

extension ActionState.Kind {
  /// The name for programs; nil for a button.
  fileprivate var name: String? {
    switch self {
    case .button: nil
    case .item: "item"
    case .custom: "custom"
    }
  }
}

extension ButtonRow.Role {
  /// The name for programs; the main button is a normal one, which is drawn differently.
  fileprivate var name: String { self == .main ? Self.normal.rawValue : rawValue }
}
