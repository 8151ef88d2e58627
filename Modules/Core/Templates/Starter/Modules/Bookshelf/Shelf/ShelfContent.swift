/// The content of the list.
public struct ShelfContent: Equatable, Sendable {
  /// All items, oldest first.
  public let items: [Book]
  /// A message above the items: that there are none, that they are loading, or an error.
  public let message: String?
  /// A Boolean value that indicates whether loading can be retried.
  public let canTryAgain: Bool

  /// Creates a content, for a preview or a test of its view.
  public init(items: [Book], message: String? = nil, canTryAgain: Bool = false) {
    self.items = items
    self.message = message
    self.canTryAgain = canTryAgain
  }
}
