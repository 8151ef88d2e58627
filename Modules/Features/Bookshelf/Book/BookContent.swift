/// What the screen of one of the list shows.
public struct BookContent: Equatable, Sendable {
  /// What is known of it; nil as long as it was not loaded.
  public let book: Book?
  /// What the person reads besides: that it is being loaded, or what went wrong.
  public let message: String?
  /// Whether it is worth trying again.
  public let canTryAgain: Bool
  /// Whether something is being stored: nothing can be tapped, and the screen cannot be pulled down.
  public let isBusy: Bool

  /// A content, for a preview or a test of its view.
  public init(book: Book? = nil, message: String? = nil, canTryAgain: Bool = false, isBusy: Bool = false) {
    self.book = book
    self.message = message
    self.canTryAgain = canTryAgain
    self.isBusy = isBusy
  }
}
