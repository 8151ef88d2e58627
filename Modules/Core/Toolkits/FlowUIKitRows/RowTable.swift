import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import Foundation
  package import FlowUIKitStandIn
#endif

/// The rows of a page in a table, of which long lists make only the visible cells.
@MainActor
package final class RowTable: NSObject {
  /// Rows that are in one section of the table: rows with cells of their own, or the items of a list.
  @MainActor
  struct Section {
    var ids: [Row.ID] = []
    var list: ListRow?
    let header: UITableViewHeaderFooterView?
    let footer: UITableViewHeaderFooterView?

    var count: Int { ids.count + (list?.count ?? 0) }

    func isShaped(like other: Section) -> Bool {
      (list == nil) == (other.list == nil) && (header == nil) == (other.header == nil)
        && (footer == nil) == (other.footer == nil)
    }
  }

  package let table = UITableView(frame: .zero, style: .insetGrouped)
  /// Presents the list of a long choice.
  weak var host: UIViewController?
  /// Reads a new error aloud.
  package var announce: (String) -> Void = { UIAccessibility.post(notification: .announcement, argument: $0) }
  /// Receives each page that is shown; the driver of journeys keeps the scroll positions of its lists.
  package var onShow: @MainActor (Page) -> Void = { _ in }

  private let language: Language
  private let customViews: [String: @MainActor () -> any CustomRowView]
  private var sections: [Section] = []
  private var known: [Row.ID: any RowView] = [:]
  private var announcements: [Row.ID: String] = [:]
  private var reportedEnds = ReachedEnds()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let refreshControl = UIRefreshControl()
  private var onRefresh: (@MainActor () -> Void)?
  private var isBusy = false

  init(language: Language, views: [String: @MainActor () -> any CustomRowView]) {
    self.language = language
    customViews = views
    super.init()
    table.dataSource = self
    table.delegate = self
    table.cellLayoutMarginsFollowReadableWidth = true
    let refresh = UIAction { [weak self] _ in self?.refresh() }
    refreshControl.addAction(refresh, for: .valueChanged)
  }

  /// The views of the rows, top first, without the items of lists.
  package var views: [any RowView] { sections.flatMap(\.ids).compactMap { known[$0] } }

  /// Shows a page, and reuses the cells of the previous one.
  func show(_ page: Page) {
    let former = sections
    var kept: [Row.ID: any RowView] = [:]
    var announcements: [Row.ID: String] = [:]
    var new = RowSection.sections(of: page.rows).map { part in
      var section = Section(list: part.list, header: part.header.map(header), footer: part.footer.map(footer))
      section.ids = part.rows.map { row in
        let id = keep(row, in: &kept)
        announcements[id] = row.announcement.map(language.resolve)
        return id
      }
      return section
    }
    let isSame = former.count == new.count && zip(former, new).allSatisfy { $0.isShaped(like: $1) }
    if isSame { new = zip(former, new).map(reuseTexts) }
    let changes = isSame ? RowTable.changes(from: former, to: new) : nil
    if let changes {
      table.performBatchUpdates {
        self.sections = new
        self.known = kept
        self.table.deleteRows(at: changes.deleted, with: .fade)
        self.table.insertRows(at: changes.inserted, with: .fade)
      }
    } else {
      sections = new
      known = kept
      table.reloadData()
    }
    for path in table.indexPathsForVisibleRows ?? [] {
      if let item = item(at: path) { (table.cellForRow(at: path) as? ItemCell)?.show(item, in: language) }
    }
    reportedEnds.keepEnds(in: lists.map(\.list))
    nameReturnKeys()
    announceNew(announcements)
    showState(of: page)
    onShow(page)
  }

  /// Informs the lists whose last item the person has scrolled to.
  private func didScroll() {
    let visible = Set(table.indexPathsForVisibleRows ?? [])
    for (position, (section, list)) in lists.enumerated() {
      guard let onReachEnd = list.onReachEnd, list.count > 0,
        visible.contains(IndexPath(row: sections[section].count - 1, section: section)),
        !reportedEnds.contains(list, at: position)
      else { continue }
      reportedEnds.insert(list, at: position)
      onReachEnd()
    }
  }

  private var lists: [(section: Int, list: ListRow)] {
    sections.enumerated().compactMap { index, section in section.list.map { (index, $0) } }
  }

  /// The rows of each section, without the items of lists, which are counted.
  package var shape: [(rowCount: Int, itemCount: Int?)] { sections.map { ($0.ids.count, $0.list?.count) } }

  private func showState(of page: Page) {
    onRefresh = page.onRefresh
    isBusy = page.isBusy
    table.refreshControl = page.onRefresh == nil ? nil : refreshControl
    if !page.isBusy, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    // A refresh has its own spinner.
    let spins = page.isBusy && !refreshControl.isRefreshing
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    table.tableFooterView = spins ? spinner : nil
  }

  private func refresh() {
    reportedEnds = ReachedEnds()
    onRefresh?()
    if !isBusy { refreshControl.endRefreshing() }
  }

  private func announceNew(_ announcements: [Row.ID: String]) {
    let new = sections.flatMap(\.ids).filter { announcements[$0] != nil && announcements[$0] != self.announcements[$0] }
    self.announcements = announcements
    if !new.isEmpty { announce(new.compactMap { announcements[$0] }.joined(separator: " ")) }
  }

  /// Shows a row in its former view, or in a new one.
  private func keep(_ row: Row, in kept: inout [Row.ID: any RowView]) -> Row.ID {
    var id = row.id
    while kept[id] != nil { id.number += 1 }
    let view = known[id] ?? row.makeView(customViews)
    kept[id] = view
    view.show(row, in: language)
    return id
  }

  fileprivate func item(at path: IndexPath) -> ItemRow? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    // A list with items has no other row in its section.
    guard section.ids.isEmpty, path.row < section.count else { return nil }
    return section.list?.item(path.row)
  }

  fileprivate func view(at path: IndexPath) -> (any RowView)? {
    let ids = sections[path.section].ids
    return ids.indices.contains(path.row) ? known[ids[path.row]] : nil
  }
}

// MARK: - The Return key

extension RowTable {
  /// The fields that the person can change, top first.
  private var editable: [any EditableRowView] { views.compactMap { $0 as? any EditableRowView }.filter(\.canEdit) }

  private func nameReturnKeys() {
    let editable = editable
    for row in editable {
      row.nameReturnKey(hasNext: row !== editable.last)
      row.onReturn = { [weak self, weak row] in if let row { self?.didReturn(in: row) } }
    }
  }

  /// Goes to the next field, or closes the keyboard.
  private func didReturn(in row: any EditableRowView) {
    let next = editable.drop { $0 !== row }.dropFirst().first
    guard let next, row.leadsOn, let path = path(of: next) else { return _ = row.responder.resignFirstResponder() }
    // Only a cell in the table can have the keyboard.
    if table.cellForRow(at: path) == nil { table.scrollToRow(at: path, at: .middle, animated: false) }
    next.responder.becomeFirstResponder()
  }

  private func path(of view: any RowView) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.ids.firstIndex(where: { known[$0] === view }) { return IndexPath(row: row, section: index) }
    }
    return nil
  }
}

// MARK: - Sections

extension RowTable {
  private func header(_ text: LocalizedText) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.accessibilityTraits = .header
    view.show(text, in: .groupedHeader(), language)
    return view
  }

  private func footer(_ text: LocalizedText) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(text, in: .groupedFooter(), language)
    return view
  }

  /// Keeps the views of headers and footers, which the table has.
  private func reuseTexts(_ former: Section, _ new: Section) -> Section {
    former.header?.contentConfiguration = new.header?.contentConfiguration
    former.footer?.contentConfiguration = new.footer?.contentConfiguration
    return Section(ids: new.ids, list: new.list, header: former.header, footer: former.footer)
  }

  /// Returns the deletions and insertions of a table's update; nil if a row has moved, since the table would need its
  /// cell twice.
  private static func changes(
    from former: [Section], to new: [Section]
  ) -> (deleted: [IndexPath], inserted: [IndexPath])? {
    var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
    for (index, (former, new)) in zip(former, new).enumerated() {
      for change in new.ids.difference(from: former.ids).inferringMoves() {
        switch change {
        case .remove(_, _, .some), .insert(_, _, .some): return nil
        case .remove(let offset, _, nil): deleted.append(IndexPath(row: offset, section: index))
        case .insert(let offset, _, nil): inserted.append(IndexPath(row: offset, section: index))
        }
      }
      let (before, after) = (former.list?.count ?? 0, new.list?.count ?? 0)
      if after < before {
        deleted += (after..<before).map { IndexPath(row: former.ids.count + $0, section: index) }
      } else {
        inserted += (before..<after).map { IndexPath(row: new.ids.count + $0, section: index) }
      }
    }
    return (deleted, inserted)
  }
}

extension UITableViewHeaderFooterView {
  fileprivate func show(_ text: LocalizedText, in style: UIListContentConfiguration, _ language: Language) {
    var content = style
    content.text = language.resolve(text)
    contentConfiguration = content
  }
}

// MARK: - UITableViewDataSource

extension RowTable: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let view = view(at: indexPath) { return view.cell }
    let reused = tableView.dequeueReusableCell(withIdentifier: ItemCell.identifier) as? ItemCell
    let cell = reused ?? ItemCell(reuseIdentifier: ItemCell.identifier)
    if let item = item(at: indexPath) { cell.show(item, in: language) }
    return cell
  }
}

// MARK: - UITableViewDelegate

extension RowTable: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header
  }

  package func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].footer
  }

  package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if let view = view(at: indexPath) { return view.isSelectable }
    return item(at: indexPath).map { $0.isEnabled && $0.onTap != nil } ?? false
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let view = view(at: indexPath) { return view.select(in: host) }
    item(at: indexPath)?.onTap?()
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
}
