import FlowHeadless

/// A screen, for a program.
struct JSONScreen: Codable, Equatable {
  /// A text, a field or a button; fields and buttons have the number by which they can be used.
  struct Element: Codable, Equatable {
    var text: String?
    var number: Int?
    var field: String?
    var value: String?
    var error: String?
    var options: [String]?
    var action: String?
    var role: String?
    var isEnabled: Bool?
  }

  let name: String
  let title: String
  /// The stack of screens, from the root to this one.
  let stack: [Entry]
  let isBusy: Bool
  /// Whether a swipe back is held half way.
  let isSwiping: Bool
  let exits: [String]
  /// The titles for `back to`.
  let backTitles: [String]
  let tabs: [Tab]
  let elements: [Element]

  init(_ screen: ScreenSnapshot) {
    name = screen.name
    title = screen.title
    stack = screen.stack.entries.map { Entry($0) }
    isBusy = screen.isBusy
    isSwiping = screen.isSwiping
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
  fileprivate init(_ element: ScreenSnapshot.Element, number: Int) {
    switch element {
    case .line(let line):
      self.init(text: line)
    case .field(let field):
      self.init(
        number: number, field: field.label, value: field.value, error: field.error, options: field.options,
        isEnabled: field.isEnabled)
    case .action(let action):
      self.init(number: number, action: action.label, role: action.role.rawValue, isEnabled: action.isEnabled)
    }
  }
}
