/// A part of a sender's recipients in a currency, the newest first.
public struct RecipientPage: Equatable, Sendable {
  /// The recipients of this part.
  public let recipients: [Recipient]
  /// A Boolean value that indicates whether there are older ones.
  public let hasMore: Bool

  /// Creates a page.
  public init(_ recipients: [Recipient], hasMore: Bool) {
    self.recipients = recipients
    self.hasMore = hasMore
  }
}
