package import FlowKit
package import FlowScreens

/// A field or a button of a page, with its action.
@MainActor
enum Control {
  case field(FieldState, onEnter: @MainActor (String) -> Void)
  case action(ActionState, onTap: @MainActor () -> Void)
}

extension Page {
  /// Returns the elements of a screen's description, from top to bottom, with texts in a language.
  package func elements(in language: Language, at scroll: PageScroll = PageScroll()) -> [ScreenSnapshot.Element] {
    parts(at: scroll, language.numberMarks.form, language.resolve).map { $0.element }
  }

  /// Returns the keys of the texts that are shown and have no translation, in the order in which a person reads them.
  package func missingKeys(in language: Language, at scroll: PageScroll = PageScroll()) -> [String] {
    var keys = language.missingKeys(of: title)
    _ = parts(at: scroll, { $0 }) { text in
      keys += language.missingKeys(of: text)
      return ""
    }
    return keys
  }

  /// Whether the person can pull it down to refresh it.
  package var canBeRefreshed: Bool { onRefresh != nil && !isBusy }

  /// Returns the lines and controls, from top to bottom.
  /// - Parameters:
  ///   - amount: Returns a typed amount as it is shown.
  ///   - resolve: Returns a text as it is shown.
  func parts(
    at scroll: PageScroll, _ amount: @escaping (String) -> String, _ resolve: @escaping (LocalizedText) -> String
  ) -> [PagePart] {
    var parts = PageParts(scroll: scroll, amount: amount, resolve: resolve)
    for row in rows { parts.append(row) }
    return parts.parts
  }
}

extension HeadlessViewController {
  /// The fields and buttons, from top to bottom, with labels as journeys have them.
  final var controls: [Control] { parts.compactMap { $0.control } }
}

/// A part of a screen's description.
@MainActor
enum PagePart {
  case line(LineState)
  case control(Control)

  var control: Control? { if case .control(let control) = self { control } else { nil } }

  var element: ScreenSnapshot.Element {
    switch self {
    case .line(let line): .line(line)
    case .control(.field(let state, _)): .field(state)
    case .control(.action(let state, _)): .action(state)
    }
  }
}

// MARK: - Rows

/// Collects the parts of rows.
@MainActor
private struct PageParts {
  let scroll: PageScroll
  let amount: (String) -> String
  let resolve: (LocalizedText) -> String
  var parts: [PagePart] = []
  private var listCount = 0

  init(
    scroll: PageScroll, amount: @escaping (String) -> String, resolve: @escaping (LocalizedText) -> String
  ) {
    self.scroll = scroll
    self.amount = amount
    self.resolve = resolve
  }

  mutating func append(_ row: Row) {
    switch row {
    case .text(let row): line(row.text, kind: .text(row.style))
    case .field(let row):
      let value =
        switch row.kind {
        case .secret: row.text.masked
        case .amount: amount(row.text)
        default: row.text
        }
      field(row.label, value, row.error, row.isEnabled, kind: .text(row.kind), onEnter: row.onEdit)
    case .date(let row):
      field(row.label, row.date, row.error, row.isEnabled, kind: .date(in: row.range), onEnter: row.onChoose)
    case .choice(let row):
      let options = row.options.map(resolve)
      field(row.label, row.selected.map(resolve) ?? "", row.error, row.isEnabled, options: options, kind: .choice) {
        chosen in
        if let index = options.firstIndex(of: chosen) { row.onChoose(index) }
      }
    case .toggle(let row):
      let state = FieldState(label: resolve(row.label), isOn: row.isOn, isEnabled: row.isEnabled)
      parts.append(.control(.field(state) { row.onChange($0 == "on") }))
    case .button(let row): append(row)
    case .item(let row): append(row)
    case .progress(let row):
      line(row.label, RowDetails(value: row.value.map(resolve)), kind: .progress(row.fraction))
    case .image(let row): line(row.description, kind: .image(row.name))
    case .empty(let row): append(row)
    case .section(let section):
      if let header = section.header { line(header, kind: .header) }
      for row in section.rows { append(row) }
      if let footer = section.footer { line(footer, kind: .footer) }
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
    if list.count == 0, let empty = list.empty { append(empty) }
    for position in visible { append(list.item(position)) }
    guard visible.count < list.count else { return }
    parts.append(.line(LineState("\(visible.lowerBound + 1)-\(visible.upperBound) of \(list.count)", kind: .position)))
  }

  private mutating func append(_ row: EmptyRow) {
    line(row.title, kind: .empty)
    if let message = row.message { line(message, kind: .emptyMessage) }
    if let button = row.button { append(button) }
  }

  private mutating func append(_ row: ButtonRow) {
    let state = ActionState(label: resolve(row.title), role: row.role.ofAction, isEnabled: row.isEnabled)
    parts.append(.control(.action(state, onTap: row.onTap)))
  }

  private mutating func append(_ row: ItemRow) {
    let details = RowDetails(
      subtitle: row.subtitle.map(resolve), value: row.value.map(resolve), badge: row.badge.map(resolve),
      image: row.image)
    tappable(row.title, details, line: .item, action: .item, row.isEnabled, row.onTap)
  }

  private mutating func line(_ text: LocalizedText, _ details: RowDetails = RowDetails(), kind: LineState.Kind) {
    parts.append(.line(LineState(resolve(text), details: details, kind: kind)))
  }

  private mutating func tappable(
    _ title: LocalizedText, _ details: RowDetails, line: LineState.Kind, action: ActionState.Kind, _ isEnabled: Bool,
    _ onTap: (@MainActor () -> Void)?
  ) {
    guard let onTap else { return self.line(title, details, kind: line) }
    let state = ActionState(label: resolve(title), isEnabled: isEnabled, details: details, kind: action)
    parts.append(.control(.action(state, onTap: onTap)))
  }

  private mutating func field(
    _ label: LocalizedText, _ value: String, _ error: LocalizedText?, _ isEnabled: Bool, options: [String]? = nil,
    kind: FieldState.Kind, onEnter: @escaping @MainActor (String) -> Void
  ) {
    let state = FieldState(
      label: resolve(label), value: value, error: error.map(resolve), isEnabled: isEnabled, options: options, kind: kind
    )
    parts.append(.control(.field(state, onEnter: onEnter)))
  }
}

extension ButtonRow.Role {
  fileprivate var ofAction: ActionState.Role {
    switch self {
    case .normal: .normal
    case .main: .main
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
