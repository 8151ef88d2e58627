#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uitableview. Rows have no heights here: a fixed number of them is visible.

  /// A list of cells in sections, of which only the visible ones are made.
  @MainActor
  open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
      case plain, grouped, insetGrouped
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
      case fade = 0, none = 5, automatic = 100
    }

    /// Where a row is after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
      case none, top, middle, bottom
    }

    public let style: UITableView.Style
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Provides the cells.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Is informed of the person's actions on rows.
    open weak var delegate: (any UITableViewDelegate)?
    /// The view below the last section.
    open var tableFooterView: UIView? {
      didSet {
        if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
        if let tableFooterView { addSubview(tableFooterView) }
      }
    }
    /// How many rows are visible at once; settable by tests only.
    public var visibleRowCount = 12 { didSet { layOut() } }
    /// Updates whose number of rows did not match the data source, for which UIKit throws an exception.
    public private(set) var invalidUpdates: [String] = []

    private var counts: [Int] = []
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var supplements: [(header: UIView?, footer: UIView?)] = []
    private var reusable: [String: [UITableViewCell]] = [:]
    private var offset = 0
    private var updates: (inserted: Set<IndexPath>, deleted: Set<IndexPath>)?

    /// Creates an empty table.
    public init(frame: CGRect, style: UITableView.Style) {
      self.style = style
      super.init()
      self.frame = frame
    }

    /// The number of sections when it last asked.
    open var numberOfSections: Int { counts.count }

    /// Returns the number of rows of a section when it last asked.
    open func numberOfRows(inSection section: Int) -> Int { counts[section] }

    /// Returns the cell of a visible row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The visible rows, top first.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    /// The visible cells, top first.
    open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

    /// Returns a cell that is no longer visible, if there is one with this identifier.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      reusable[identifier]?.popLast()
    }

    /// Makes all visible cells again.
    open func reloadData() {
      for cell in cells.values { recycle(cell) }
      cells = [:]
      for case let view? in supplements.flatMap({ [$0.header, $0.footer] }) { view.removeFromSuperview() }
      askForCounts()
      supplements = counts.indices.map { section in
        let header = delegate?.tableView(self, viewForHeaderInSection: section)
        let footer = delegate?.tableView(self, viewForFooterInSection: section)
        for case let view? in [header, footer] { addSubview(view) }
        return (header, footer)
      }
      layOut()
    }

    /// Performs insertions and deletions at once; the others keep their cells.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      self.updates = ([], [])
      updates?()
      let (inserted, deleted) = self.updates ?? ([], [])
      self.updates = nil
      let former = counts
      askForCounts()
      for section in counts.indices {
        let before = former.indices.contains(section) ? former[section] : 0
        let expected =
          before + inserted.count { $0.section == section } - deleted.count { $0.section == section }
        if former.count != counts.count || expected != counts[section] {
          invalidUpdates.append("section \(section) has \(counts[section]) rows after an update to \(expected)")
        }
      }
      move(inserted, deleted)
      layOut()
      completion?(true)
    }

    /// Inserts rows at their places after an update.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      guard updates != nil else { return performBatchUpdates { self.insertRows(at: indexPaths, with: animation) } }
      updates?.inserted.formUnion(indexPaths)
    }

    /// Deletes rows from their places before an update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      guard updates != nil else { return performBatchUpdates { self.deleteRows(at: indexPaths, with: animation) } }
      updates?.deleted.formUnion(indexPaths)
    }

    /// Ends the selection of a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      supplements[section].header as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      supplements[section].footer as? UITableViewHeaderFooterView
    }

    /// Scrolls until a row is visible.
    open func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
      reveal(indexPath)
      delegate?.scrollViewDidScroll(self)
    }

    /// Makes a row visible without notifying the delegate, so that a test can look at its views.
    public func reveal(_ indexPath: IndexPath) {
      let position = counts[..<indexPath.section].reduce(0, +) + indexPath.row
      guard position < offset || position >= offset + visibleRowCount else { return }
      offset = position < offset ? position : position - visibleRowCount + 1
      layOut()
    }

    private func askForCounts() {
      counts = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
        dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
      }
    }

    private func move(_ inserted: Set<IndexPath>, _ deleted: Set<IndexPath>) {
      var moved: [IndexPath: UITableViewCell] = [:]
      for (path, cell) in cells {
        guard !deleted.contains(path) else {
          recycle(cell)
          continue
        }
        var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
        for place in inserted.sorted() where place.section == path.section && place.row <= row { row += 1 }
        moved[IndexPath(row: row, section: path.section)] = cell
      }
      cells = moved
    }

    private func layOut() {
      offset = max(0, min(offset, counts.reduce(0, +) - visibleRowCount))
      var visible: [IndexPath] = []
      var first = 0
      for (section, count) in counts.enumerated() {
        let rows = max(0, offset - first)..<max(0, offset - first, min(count, offset + visibleRowCount - first))
        visible += rows.map { IndexPath(row: $0, section: section) }
        first += count
      }
      let wanted = Set(visible)
      for (path, cell) in cells where !wanted.contains(path) {
        recycle(cell)
        cells[path] = nil
      }
      for path in visible where cells[path] == nil {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
        cells[path] = cell
        addSubview(cell)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }

    private func recycle(_ cell: UITableViewCell) {
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    /// The visible headers, cells and footers, top first.
    public var contentInOrder: [UIView] {
      let paths = cells.keys.sorted()
      let sections = supplements.indices.flatMap { section -> [UIView?] in
        let rows = paths.filter { $0.section == section }
        guard !rows.isEmpty || counts[section] == 0 else { return [] }
        let (header, footer) = supplements[section]
        return [rows.first?.row ?? 0 == 0 ? header : nil] + rows.map { cells[$0] }
          + [(rows.last?.row ?? -1) == counts[section] - 1 ? footer : nil]
      }
      return (sections + [tableFooterView]).compactMap(\.self)
    }
  }

  extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
  }

  // Apple: documentation/uikit/uitableviewdatasource, documentation/uikit/uitableviewdelegate. Optional methods have
  // defaults here.

  /// Provides the cells of a table.
  @MainActor
  public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  }

  extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  }

  /// Is informed of scrolling.
  @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the person has scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  /// Is informed of the person's actions on the rows of a table.
  @MainActor
  public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Called before a cell appears.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Returns whether a touch highlights and then selects a row.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when the person has tapped a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Returns the view above a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the view below a section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  }

  extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  }
#endif
