import FlowKit

/// The ends of a page's lists that the person has reached, each of which is reported once.
@MainActor
package struct ReachedEnds {
  private struct End {
    let count: Int
    let lastTitle: String?

    @MainActor init(of list: ListRow) {
      count = list.count
      lastTitle = list.title(at: count - 1)
    }

    /// Whether the list is the same, or has grown.
    @MainActor func isIn(_ list: ListRow) -> Bool { list.count >= count && list.title(at: count - 1) == lastTitle }
  }

  /// By the position of the list among those of the page.
  private var ends: [Int: End] = [:]

  package nonisolated init() {}

  /// Returns whether the end of a list has been reported.
  package func contains(_ list: ListRow, at position: Int) -> Bool { ends[position]?.count == list.count }

  package mutating func insert(_ list: ListRow, at position: Int) { ends[position] = End(of: list) }

  /// Forgets the ends of lists that have become others, such as after a search.
  package mutating func keepEnds(in lists: [ListRow]) {
    ends = ends.filter { lists.indices.contains($0) && $1.isIn(lists[$0]) }
  }
}

extension ListRow {
  fileprivate func title(at position: Int) -> String? { position < 0 ? nil : item(position).title.developerForm }
}
