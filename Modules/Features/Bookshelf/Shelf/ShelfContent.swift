/// What the list shows.
public struct ShelfContent: Equatable, Sendable {
  /// All, the oldest first.
  public let items: [Book]
  /// What the person reads above them: that there are none, that they are being loaded, or why they could not be.
  public let message: String?
  /// Whether it is worth trying again.
  public let canTryAgain: Bool

  /// A content, for a preview or a test of its view.
  public init(items: [Book], message: String? = nil, canTryAgain: Bool = false) {
    self.items = items
    self.message = message
    self.canTryAgain = canTryAgain
  }
}
