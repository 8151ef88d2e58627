public import FlowKit

/// The content of the detail screen.
public struct BookContent: Equatable, Sendable {
  /// The item; nil until it is loaded.
  public let book: Book?
  /// A message while the item is loading, or after an error.
  public let message: LocalizedText?
  /// A Boolean value that indicates whether loading can be retried.
  public let canTryAgain: Bool
  /// A Boolean value that indicates whether something is being stored: nothing can be tapped, and the screen cannot be
  /// pulled down.
  public let isBusy: Bool

  /// Creates a content, for a preview or a test of its view.
  public init(book: Book? = nil, message: LocalizedText? = nil, canTryAgain: Bool = false, isBusy: Bool = false) {
    self.book = book
    self.message = message
    self.canTryAgain = canTryAgain
    self.isBusy = isBusy
  }
}
