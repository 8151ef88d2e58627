import FlowKit
package import FlowScreens

/// The scroll positions of a page's lists.
///
/// A person sees a few items of a long list at a time; only those are made.
@MainActor
package struct PageScroll {
  /// The number of items of a list that are visible at a time.
  package nonisolated static let length = 20

  /// The first visible item of each list, in the order of the page.
  private var firstItems: [Int] = []
  private var reportedEnds = ReachedEnds()

  /// Creates a position at the beginning of every list.
  package nonisolated init() {}

  /// Returns the positions of the visible items of a list.
  package func items(ofList list: Int, count: Int) -> Range<Int> {
    items(from: firstItems.indices.contains(list) ? firstItems[list] : 0, count: count)
  }

  private func items(from first: Int, count: Int) -> Range<Int> {
    let first = min(first, max(0, count - Self.length))
    return first..<min(first + Self.length, count)
  }
}

// MARK: - Scrolling

extension PageScroll {
  /// Returns the ways in which the person can scroll a page.
  package func possibleMoves(_ page: Page) -> [PersonAction.Scroll] { possibleMoves(page.lists) }

  func possibleMoves(_ lists: [ListRow]) -> [PersonAction.Scroll] {
    guard !lists.isEmpty else { return [] }
    let lists = lists.enumerated()
    let hasMore = lists.contains { !isAtEnd($0, $1) || reportsEnd($0, $1) }
    let isMoved = lists.contains { items(ofList: $0, count: $1.count).lowerBound > 0 }
    return (hasMore ? [.down, .end] : []) + (isMoved ? [.up, .top] : [])
  }

  /// Scrolls a page.
  /// - Returns: The calls to make, since the person has reached the end of lists; nil if the page cannot be scrolled
  ///   further.
  package mutating func move(_ move: PersonAction.Scroll, _ page: Page) -> [@MainActor () -> Void]? {
    guard possibleMoves(page).contains(move) else { return nil }
    let lists = page.lists
    prepare(for: lists.count)
    switch move {
    case .down:
      if let index = lists.indices.first(where: { !isAtEnd($0, lists[$0]) }) {
        firstItems[index] = items(ofList: index, count: lists[index].count).lowerBound + Self.length
      }
    case .end: for (index, list) in lists.enumerated() { firstItems[index] = list.count }
    case .up:
      if let index = lists.indices.last(where: { items(ofList: $0, count: lists[$0].count).lowerBound > 0 }) {
        firstItems[index] = max(0, items(ofList: index, count: lists[index].count).lowerBound - Self.length)
      }
    case .top: firstItems = firstItems.map { _ in 0 }
    }
    for (index, list) in lists.enumerated() { firstItems[index] = items(ofList: index, count: list.count).lowerBound }
    return [.down, .end].contains(move) ? reportEnds(of: lists) : []
  }

  /// Scrolls to the nearest item below the visible ones, or else to the first item of all, that can be tapped and has a title.
  ///
  /// It makes the items one after the other, and keeps none.
  /// - Returns: Whether there is one.
  package mutating func reveal(_ title: String, _ page: Page) -> Bool {
    for (index, list) in page.lists.enumerated() {
      let visible = items(ofList: index, count: list.count)
      for positions in [visible.upperBound..<list.count, 0..<visible.lowerBound] {
        let found = positions.first { position in
          let item = list.item(position)
          return item.onTap != nil && item.title.developerForm == title
        }
        guard let found else { continue }
        prepare(for: index + 1)
        firstItems[index] = items(from: found, count: list.count).lowerBound
        return true
      }
    }
    return false
  }

  private mutating func reportEnds(of lists: [ListRow]) -> [@MainActor () -> Void] {
    lists.enumerated().compactMap { index, list in
      guard isAtEnd(index, list), reportsEnd(index, list) else { return nil }
      reportedEnds.insert(list, at: index)
      return list.onReachEnd
    }
  }

  private func isAtEnd(_ index: Int, _ list: ListRow) -> Bool {
    items(ofList: index, count: list.count).upperBound == list.count
  }

  /// Whether the end of a list is still to be reported.
  private func reportsEnd(_ index: Int, _ list: ListRow) -> Bool {
    list.onReachEnd != nil && !reportedEnds.contains(list, at: index)
  }

  /// Adapts to a new page, as a table does: a list that has become shorter shows its end, and stays there when it grows.
  package mutating func adapt(to page: Page) {
    guard !firstItems.isEmpty else { return }
    let lists = page.lists
    firstItems = zip(firstItems.indices, lists).map { items(ofList: $0, count: $1.count).lowerBound }
    reportedEnds.keepEnds(in: lists)
  }

  /// Reports all ends again, since the person has asked for the lists again.
  package mutating func forgetEnds() { reportedEnds = ReachedEnds() }

  private mutating func prepare(for count: Int) {
    while firstItems.count < count { firstItems.append(0) }
  }
}

extension Page {
  /// The number of items of each list and the positions of its visible ones, from top to bottom.
  package func visibleItems(at scroll: PageScroll) -> [(count: Int, visible: Range<Int>)] {
    lists.enumerated().map { ($1.count, scroll.items(ofList: $0, count: $1.count)) }
  }

  /// The long lists, from top to bottom.
  var lists: [ListRow] { rows.lists }
}

@MainActor
extension [Row] {
  fileprivate var lists: [ListRow] {
    var lists: [ListRow] = []
    for row in self {
      switch row {
      case .list(let list): lists.append(list)
      case .section(let section): lists += section.rows.lists
      case .text, .field, .date, .choice, .toggle, .button, .item, .progress, .image, .empty, .custom: break
      }
    }
    return lists
  }
}
