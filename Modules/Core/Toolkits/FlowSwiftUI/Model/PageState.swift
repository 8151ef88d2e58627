package import FlowKit
package import FlowScreens

/// The state of a screen in SwiftUI from one page to the next: the texts of its fields, the announcements, and the reached
/// ends of its lists.
///
/// It has no SwiftUI in it: the views draw it, and report the person's acts to it.
@MainActor
package final class PageState {
  /// A row with its identity among the rows of the page.
  package struct IdentifiedRow: Identifiable {
    package let id: Row.ID
    package let row: Row
  }

  /// Rows of their own, then the items of a list.
  package struct Section: Identifiable {
    /// Its position on the page.
    package let id: Int
    package let rows: [IdentifiedRow]
    package let list: ListRow?
    package let header: LocalizedText?
    package let footer: LocalizedText?
  }

  package let language: Language
  package private(set) var page = Page("") {}
  package private(set) var sections: [Section] = []
  /// Whether the person has pulled the page down, and it is still busy.
  package private(set) var isRefreshing = false
  /// Whether a page could be refreshed; it stays so, since the view would lose its place and its keyboard.
  package private(set) var isRefreshable = false
  /// The fields of the edits whose report is in progress.
  private var reporting: [Row.ID] = []
  private var fields: [Row.ID: FieldEditing] = [:]
  private var focus: Row.ID?
  private var announcements: [Row.ID: String] = [:]
  private var reachedEnds = ReachedEnds()
  private var refreshed: [CheckedContinuation<Void, Never>] = []

  /// Called before anything that the views draw changes.
  package var willChange: @MainActor () -> Void = {}
  /// Reads a new error aloud.
  package var announce: @MainActor (String) -> Void = { _ in }

  package init(language: Language) {
    self.language = language
  }

  /// Whether a spinner is shown; a refresh has its own.
  package var isSpinning: Bool { page.isBusy && !isRefreshing }

  /// Displays a page, and replaces the previous one.
  package func show(_ page: Page) {
    willChange()
    self.page = page
    isRefreshable = isRefreshable || page.onRefresh != nil
    sections = Self.sections(of: page)
    let rows = sections.flatMap(\.rows)
    let former = fields
    fields = [:]
    for case (let id, .field(let row)) in rows.map({ ($0.id, $0.row) }) {
      var field = former[id] ?? FieldEditing(row.text)
      field.show(row.text, isAnswer: reporting.contains(id))
      fields[id] = field
    }
    reachedEnds.keepEnds(in: sections.compactMap(\.list))
    if !page.isBusy { endRefresh() }
    announceNew(in: rows)
  }

  private static func sections(of page: Page) -> [Section] {
    var counts: [Row.ID: Int] = [:]
    return RowSection.sections(of: page.rows).enumerated().map { index, section in
      let rows = section.rows.map { row in
        var id = row.id
        let count = counts[id, default: 0]
        counts[id] = count + 1
        id.number = count
        return IdentifiedRow(id: id, row: row)
      }
      return Section(id: index, rows: rows, list: section.list, header: section.header, footer: section.footer)
    }
  }

  private func announceNew(in rows: [IdentifiedRow]) {
    let former = announcements
    announcements = [:]
    var new: [String] = []
    for row in rows {
      guard let text = row.row.announcement.map(language.resolve) else { continue }
      announcements[row.id] = text
      if former[row.id] != text { new.append(text) }
    }
    if !new.isEmpty { announce(new.joined(separator: " ")) }
  }

  fileprivate func row(_ id: Row.ID) -> Row? { sections.lazy.flatMap(\.rows).first { $0.id == id }?.row }
}

// MARK: - Fields

extension PageState {
  /// Returns the text in a field, an amount with the marks of the language.
  package func text(in id: Row.ID) -> String {
    let text = fields[id]?.text ?? ""
    return isAmount(id) ? language.numberMarks.form(of: text) : text
  }

  /// Reports the text that the person has typed into a field of the latest page.
  package func edit(_ typed: String, in id: Row.ID) {
    guard case .field(let field) = row(id), field.isEnabled else { return }
    let text = field.kind == .amount ? language.numberMarks.developersForm(of: typed) : typed
    // A field also reports a text when it gets the keyboard.
    guard text != fields[id]?.text else { return }
    willChange()
    fields[id]?.edit(text)
    reporting.append(id)
    field.onEdit(text)
    reporting.removeLast()
  }

  /// Called when the keyboard has moved to a field, or away.
  package func focusDidChange(to id: Row.ID?) {
    guard let former = focus, former != id else { return focus = id }
    focus = id
    fields[former]?.endEditing()
  }

  /// Returns the next field that the person can edit in one line, for the return key.
  package func field(after id: Row.ID) -> Row.ID? {
    let editable = sections.flatMap(\.rows).filter {
      if case .field(let field) = $0.row { field.isEnabled } else { false }
    }
    guard let index = editable.firstIndex(where: { $0.id == id }), index + 1 < editable.count else { return nil }
    return editable[index + 1].id
  }

  private func isAmount(_ id: Row.ID) -> Bool {
    if case .field(let row) = row(id) { row.kind == .amount } else { false }
  }
}

// MARK: - Other acts

extension PageState {
  /// Reports a tap on a row of the latest page; a row that has gone or cannot be tapped reports nothing.
  package func tap(_ id: Row.ID) {
    switch row(id) {
    case .button(let row): if row.isEnabled { row.onTap() }
    case .item(let row): if row.isEnabled { row.onTap?() }
    case .empty(let row): if let button = row.button, button.isEnabled { button.onTap() }
    case .custom(let row): row.onTap?()
    case .text, .field, .date, .choice, .toggle, .progress, .image, .section, .list, nil: break
    }
  }

  package func turn(_ isOn: Bool, _ id: Row.ID) {
    if case .toggle(let row) = row(id), row.isEnabled, row.isOn != isOn { row.onChange(isOn) }
  }

  /// Reports a chosen option; its title finds it if the options have changed while the person looked at them.
  package func choose(_ index: Int, titled title: String, _ id: Row.ID) {
    guard case .choice(let row) = row(id), row.isEnabled else { return }
    let titles = row.options.map(language.resolve)
    if titles.indices.contains(index), titles[index] == title { return row.onChoose(index) }
    if let index = titles.firstIndex(of: title) { row.onChoose(index) }
  }

  package func chooseDate(_ day: String, _ id: Row.ID) {
    if case .date(let row) = row(id), row.isEnabled, row.date != day { row.onChoose(day) }
  }

  /// Informs a list that its last item has appeared.
  package func didShow(item index: Int, in section: Int) {
    guard sections.indices.contains(section), let list = sections[section].list, index == list.count - 1,
      let onReachEnd = list.onReachEnd
    else { return }
    let position = sections[..<section].count { $0.list != nil }
    guard !reachedEnds.contains(list, at: position) else { return }
    reachedEnds.insert(list, at: position)
    onReachEnd()
  }

  /// Refreshes the page, and returns when it is no longer busy, or when the task is cancelled.
  package func refresh() async {
    guard let onRefresh = page.onRefresh else { return }
    reachedEnds = ReachedEnds()
    isRefreshing = true
    onRefresh()
    guard page.isBusy else { return endRefresh() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { refreshed.append(continuation) }
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.endRefresh() }
    }
  }

  private func endRefresh() {
    guard isRefreshing else { return }
    willChange()
    isRefreshing = false
    let waiting = refreshed
    refreshed = []
    for continuation in waiting { continuation.resume() }
  }
}
