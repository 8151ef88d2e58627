public import FlowKit

/// A long list, whose items are made when they are about to become visible.
@MainActor
public struct ListRow {
  package let count: Int
  package let item: @MainActor (Int) -> ItemRow
  package let empty: EmptyRow?
  package let onReachEnd: (@MainActor () -> Void)?

  /// Creates a list.
  /// - Parameters:
  ///   - count: The number of items.
  ///   - empty: The row that is shown if there are no items.
  ///   - onReachEnd: Called when the person has scrolled to the end, to load more; nil if there is no more.
  ///   - item: Makes the item at a position from 0.
  public init(
    count: Int, empty: EmptyRow? = nil, onReachEnd: (@MainActor () -> Void)? = nil,
    item: @escaping @MainActor (Int) -> ItemRow
  ) {
    self.count = count
    self.item = item
    self.empty = empty
    self.onReachEnd = onReachEnd
  }
}

/// A text in place of missing content, with the reason and what to do.
@MainActor
public struct EmptyRow {
  package let title: LocalizedText
  package let message: LocalizedText?
  package let button: ButtonRow?

  /// Creates a text in place of missing content.
  /// - Parameters:
  ///   - title: The missing content.
  ///   - message: The action that adds it.
  ///   - button: The button for this action.
  public init(_ title: LocalizedText, message: LocalizedText? = nil, button: ButtonRow? = nil) {
    self.title = title
    self.message = message
    self.button = button
  }
}
