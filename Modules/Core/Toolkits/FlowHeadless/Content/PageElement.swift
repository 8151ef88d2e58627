package import FlowKit
package import FlowScreens

/// A line, a field or a button of a page, with its action.
@MainActor
enum PageElement {
  case line(LineState)
  case field(FieldState, onEnter: @MainActor (String) -> Void)
  case action(ActionState, onTap: @MainActor () -> Void)

  var element: ScreenSnapshot.Element {
    switch self {
    case .line(let line): .line(line)
    case .field(let state, _): .field(state)
    case .action(let state, _): .action(state)
    }
  }
}

/// Where an element of a screen belongs, by numbers from 1 on its page; nil if it is in no section, or in no list.
package struct ElementPlace: Equatable, Sendable {
  package var section: Int?
  package var list: Int?
}

extension LocalizedText {
  /// Returns the text in a language; the developers' form if there is none, in which nothing is isolated from its sentence.
  package func form(in language: Language?) -> String { language?.resolve(self) ?? developerForm }
}

extension Page {
  /// Returns the elements of a screen's description, from top to bottom, with texts in a language or in the developers' forms.
  package func elements(in language: Language?, at scroll: PageScroll = PageScroll()) -> [ScreenSnapshot.Element] {
    let texts = language.map { PageTexts(amount: $0.numberMarks.form, resolve: $0.resolve) } ?? .developers
    return parts(at: scroll, in: texts).map { $0.element }
  }

  /// Returns the keys of the texts that are shown and have no translation, in the order in which a person reads them.
  package func missingKeys(in language: Language, at scroll: PageScroll = PageScroll()) -> [String] {
    var keys = language.missingKeys(of: title)
    let texts = PageTexts { text in
      keys += language.missingKeys(of: text)
      return ""
    }
    _ = parts(at: scroll, in: texts)
    return keys
  }

  /// Whether the person can pull it down to refresh it.
  package var canBeRefreshed: Bool { onRefresh != nil && !isBusy }

  /// Returns the lines and controls, from top to bottom.
  func parts(at scroll: PageScroll, in texts: PageTexts) -> [PageElement] { collected(at: scroll, in: texts).parts }

  /// Returns where each element belongs, in the order of the elements.
  package func places(at scroll: PageScroll = PageScroll()) -> [ElementPlace] {
    collected(at: scroll, in: .developers).places
  }

  /// Returns the items of a list at these positions, also those out of sight; nil if the page has no such list.
  package func items(
    ofList index: Int, at positions: Range<Int>, in language: Language?
  ) -> [ScreenSnapshot.Element]? {
    guard lists.indices.contains(index) else { return nil }
    let list = lists[index]
    return Page(title) { for position in positions.clamped(to: 0..<list.count) { list.item(position) } }
      .elements(in: language)
  }

  private func collected(at scroll: PageScroll, in texts: PageTexts) -> PageElements {
    var parts = PageElements(scroll: scroll, texts: texts)
    for row in rows { parts.append(row) }
    return parts
  }
}

/// The way in which the texts of a page are shown.
@MainActor
struct PageTexts {
  /// The texts as journeys have them.
  static let developers = PageTexts(amount: nil, resolve: nil)

  private let amount: ((String) -> String)?
  private let resolve: ((LocalizedText) -> String)?

  /// - Parameters:
  ///   - amount: Returns a typed amount as it is shown; nil if it is shown as it was typed.
  ///   - resolve: Returns a text as it is shown; nil if the developers' forms are shown.
  init(amount: ((String) -> String)? = nil, resolve: ((LocalizedText) -> String)?) {
    self.amount = amount
    self.resolve = resolve
  }

  func amount(_ text: String) -> String { amount?(text) ?? text }

  func resolve(_ text: LocalizedText) -> String { resolve?(text) ?? text.developerForm }

  func resolve(_ texts: [LocalizedText]) -> [String] {
    guard resolve == nil else { return texts.map(resolve) }
    // Some choices have hundreds of options, so that neither these nor a closure's isolation should be looked at.
    var forms: [String] = []
    forms.reserveCapacity(texts.count)
    for position in texts.indices { forms.append(texts[position].developerForm) }
    return forms
  }
}

extension Page {
  /// Whether a field hides its text; labels are as journeys have them.
  func isSecret(_ label: String) -> Bool { rows.contains { $0.isSecret(label) } }
}

extension Page {
  /// Returns the text that was typed in a field, also in one that hides it; labels are as journeys have them.
  package func typedText(in label: String) -> String { rows.lazy.compactMap { $0.typedText(in: label) }.first ?? "" }
}

extension Row {
  fileprivate func typedText(in label: String) -> String? {
    switch self {
    case .field(let field): field.label.developerForm == label ? field.text : nil
    case .section(let section): section.rows.lazy.compactMap { $0.typedText(in: label) }.first
    case .text, .date, .choice, .toggle, .button, .item, .progress, .image, .empty, .list, .custom: nil
    }
  }

  fileprivate func isSecret(_ label: String) -> Bool {
    switch self {
    case .field(let field): field.kind == .secret && field.label.developerForm == label
    case .section(let section): section.rows.contains { $0.isSecret(label) }
    case .text, .date, .choice, .toggle, .button, .item, .progress, .image, .empty, .list, .custom: false
    }
  }
}

// MARK: - Rows

/// Collects the parts of rows.
@MainActor
private struct PageElements {
  let scroll: PageScroll
  let texts: PageTexts
  private(set) var parts: [PageElement] = []
  /// Where each part belongs.
  private(set) var places: [ElementPlace] = []
  private var place = ElementPlace()
  private var sectionCount = 0
  private var listCount = 0

  init(scroll: PageScroll, texts: PageTexts) {
    self.scroll = scroll
    self.texts = texts
  }

  private func resolve(_ text: LocalizedText) -> String { texts.resolve(text) }

  private mutating func add(_ part: PageElement) {
    parts.append(part)
    places.append(place)
  }

  mutating func append(_ row: Row) {
    switch row {
    case .text(let row): line(row.text, kind: .text(row.style))
    case .field(let row):
      let value =
        switch row.kind {
        case .secret: row.text.masked
        case .amount: texts.amount(row.text)
        default: row.text
        }
      field(row.label, value, row.error, row.isEnabled, kind: .text(row.kind), onEnter: row.onEdit)
    case .date(let row):
      field(row.label, row.date, row.error, row.isEnabled, kind: .date(in: row.range), onEnter: row.onChoose)
    case .choice(let row):
      let options = texts.resolve(row.options)
      field(row.label, row.selected.map(resolve) ?? "", row.error, row.isEnabled, options: options, kind: .choice) {
        chosen in
        if let index = options.firstIndex(of: chosen) { row.onChoose(index) }
      }
    case .toggle(let row):
      let state = FieldState(label: resolve(row.label), isOn: row.isOn, isEnabled: row.isEnabled)
      add(.field(state) { row.onChange($0 == "on") })
    case .button(let row): append(row)
    case .item(let row): append(row)
    case .progress(let row):
      line(row.label, RowDetails(value: row.value.map(resolve)), kind: .progress(row.fraction))
    case .image(let row): line(row.description, kind: .image(row.name))
    case .empty(let row): append(row)
    case .section(let section):
      let outer = place.section
      sectionCount += 1
      place.section = sectionCount
      if let header = section.header { line(header, kind: .header) }
      for row in section.rows { append(row) }
      if let footer = section.footer { line(footer, kind: .footer) }
      place.section = outer
    case .list(let list): append(list)
    case .custom(let row):
      tappable(
        row.label, RowDetails(value: row.value.map(resolve)), line: .custom(row.name), action: .custom(row.name), true,
        row.onTap)
    }
  }

  private mutating func append(_ list: ListRow) {
    let visible = scroll.items(ofList: listCount, count: list.count)
    listCount += 1
    place.list = listCount
    defer { place.list = nil }
    if list.count == 0, let empty = list.empty { append(empty) }
    for position in visible { append(list.item(position)) }
    guard visible.count < list.count else { return }
    add(.line(LineState("\(visible.lowerBound + 1)-\(visible.upperBound) of \(list.count)", kind: .position)))
  }

  private mutating func append(_ row: EmptyRow) {
    line(row.title, kind: .empty)
    if let message = row.message { line(message, kind: .emptyMessage) }
    if let button = row.button { append(button) }
  }

  private mutating func append(_ row: ButtonRow) {
    let state = ActionState(label: resolve(row.title), role: row.role, isEnabled: row.isEnabled)
    add(.action(state, onTap: row.onTap))
  }

  private mutating func append(_ row: ItemRow) {
    let details = RowDetails(
      subtitle: row.subtitle.map(resolve), value: row.value.map(resolve), badge: row.badge.map(resolve),
      image: row.image)
    tappable(row.title, details, line: .item, action: .item, row.isEnabled, row.onTap)
  }

  private mutating func line(_ text: LocalizedText, _ details: RowDetails = RowDetails(), kind: LineState.Kind) {
    add(.line(LineState(resolve(text), details: details, kind: kind)))
  }

  private mutating func tappable(
    _ title: LocalizedText, _ details: RowDetails, line: LineState.Kind, action: ActionState.Kind, _ isEnabled: Bool,
    _ onTap: (@MainActor () -> Void)?
  ) {
    guard let onTap else { return self.line(title, details, kind: line) }
    let state = ActionState(label: resolve(title), isEnabled: isEnabled, details: details, kind: action)
    add(.action(state, onTap: onTap))
  }

  private mutating func field(
    _ label: LocalizedText, _ value: String, _ error: LocalizedText?, _ isEnabled: Bool, options: [String]? = nil,
    kind: FieldState.Kind, onEnter: @escaping @MainActor (String) -> Void
  ) {
    let state = FieldState(
      label: resolve(label), value: value, error: error.map(resolve), isEnabled: isEnabled, options: options, kind: kind
    )
    add(.field(state, onEnter: onEnter))
  }
}
