import FlowHeadless
import FlowKit
import FlowScreens

// The additions to a screen of version 1, for a client that has asked for them.

extension JSONScreen {
  /// The texts of a screen as the person reads them, as far as they differ.
  struct Shown: Codable, Equatable {
    var title: String?
    var backTitles: [String]?
    var tabs: [String]?

    fileprivate init?(_ shown: ScreenSnapshot, beside screen: ScreenSnapshot) {
      let (tabs, known) = (shown.tabs.map(\.title), screen.tabs.map(\.title))
      title = shown.title == screen.title ? nil : shown.title
      backTitles = shown.backTitles == screen.backTitles ? nil : shown.backTitles
      self.tabs = tabs == known ? nil : tabs
      if self == Self() { return nil }
    }

    private init() {}
  }

  /// Adds the texts as the person reads them.
  mutating func add(shown snapshot: ScreenSnapshot, beside screen: ScreenSnapshot) {
    shown = Shown(snapshot, beside: screen)
    guard snapshot.elements.count == elements.count else { return }
    for (index, pair) in zip(snapshot.elements, screen.elements).enumerated() {
      elements[index].add(shown: pair.0, beside: pair.1)
    }
  }

  /// Adds the details for drawing the screen.
  mutating func addDetails(of screen: ScreenSnapshot, _ places: [ElementPlace], _ lists: [JSONList]?) {
    for (index, element) in screen.elements.enumerated() { elements[index].addDetails(of: element) }
    self.lists = lists
    guard places.count == elements.count else { return }
    for (index, place) in places.enumerated() {
      (elements[index].section, elements[index].list) = (place.section, place.list)
    }
  }

  mutating func add(ids: [String]) {
    guard ids.count == elements.count else { return }
    for (index, id) in ids.enumerated() { elements[index].id = id }
  }
}

extension JSONScreen.Element {
  /// The texts of an element as the person reads them, as far as they differ.
  struct Shown: Codable, Equatable {
    var text: String?
    var field: String?
    var value: String?
    var error: String?
    var action: String?
    var title: String?
    var subtitle: String?
    var badge: String?
  }

  mutating func add(shown element: ScreenSnapshot.Element, beside known: ScreenSnapshot.Element) {
    func different(_ shown: String?, _ known: String?) -> String? { shown == known ? nil : shown }
    var shown = Shown()
    switch (element, known) {
    case (.line(let line), .line(let known)):
      shown.text = different(line.text, known.text)
      if title != nil { shown.title = different(line.label, known.label) }
      shown.add(line.details, beside: known.details)
    case (.field(let field), .field(let known)):
      shown.field = different(field.label, known.label)
      // The value of a switch is no text.
      if field.kind != .toggle { shown.value = different(field.value, known.value) }
      shown.error = different(field.error, known.error)
    case (.action(let action), .action(let known)):
      shown.action = different(action.label, known.label)
      shown.add(action.details, beside: known.details)
    case (.line, _), (.field, _), (.action, _): return
    }
    if shown != Shown() { self.shown = shown }
  }

  mutating func addDetails(of element: ScreenSnapshot.Element) {
    switch element {
    case .line(let line):
      if case .text(let style) = line.kind { self.style = style.name }
      if case .custom(let name) = line.kind { self.name = name }
    case .field(let field):
      guard case .text(let kind) = field.kind else { return }
      purpose = kind.rawValue
      keyboard = JSONKeyboard(kind.keyboard)
    case .action(let action):
      if action.role == .main { isMain = true }
      if case .custom(let name) = action.kind { self.name = name }
    }
  }
}

extension JSONScreen.Element.Shown {
  fileprivate mutating func add(_ details: RowDetails, beside known: RowDetails) {
    if details.subtitle != known.subtitle { subtitle = details.subtitle }
    if details.value != known.value { value = details.value }
    if details.badge != known.badge { badge = details.badge }
  }
}

/// The keyboard of a field, for a program.
struct JSONKeyboard: Codable, Equatable {
  /// `all`, `email`, `phone`, `decimal` or `digits`.
  let keys: String
  /// The letters that begin with a capital: `none`, `words`, `sentences` or `all`.
  let capitals: String
  /// Whether words are corrected.
  let corrects: Bool

  init(_ keyboard: FieldKeyboard) {
    (keys, capitals) = (String(describing: keyboard.keys), String(describing: keyboard.capitals))
    corrects = keyboard.corrects
  }
}

extension TextRow.Style {
  /// The name for programs.
  fileprivate var name: String { String(describing: self) }
}

extension JSONScreen {
  /// The screen that a presented one covers.
  struct Below: Codable, Equatable {
    let name: String
    let title: String
    var elements: [Element]
    var shown: Shown?

    init(_ screen: JSONScreen) {
      (name, title, elements, shown) = (screen.name, screen.title, screen.elements, screen.shown)
    }
  }
}

/// Where a way out leads.
struct JSONExit: Codable, Equatable {
  /// The way out, or `back` for a title.
  let exit: String
  /// One of the titles in the menu of the back button.
  var title: String?
  /// The name of the screen that it leads to.
  var leadsTo: String?
}
