public import FlowKit

/// The content of the list.
public struct ShelfContent: Equatable, Sendable {
  /// The search text.
  public let search: String
  /// The items that were found, newest first; nil until they are loaded.
  public let items: [Book]?
  /// A Boolean value that indicates whether there may be older items, for the person who reaches the end.
  public let hasMore: Bool
  /// A message above the items: that they are loading, or an error.
  public let message: LocalizedText?
  /// A Boolean value that indicates whether loading can be retried.
  public let canTryAgain: Bool
  /// A Boolean value that indicates whether an item is being added: nothing can be tapped or typed, and the screen cannot
  /// be pulled down.
  public let isBusy: Bool

  /// Creates a content, for a preview or a test of its view.
  public init(
    search: String = "", items: [Book]? = [], hasMore: Bool = false, message: LocalizedText? = nil,
    canTryAgain: Bool = false, isBusy: Bool = false
  ) {
    self.search = search
    self.items = items
    self.hasMore = hasMore
    self.message = message
    self.canTryAgain = canTryAgain
    self.isBusy = isBusy
  }
}
