/// A part of a sender's recipients in a currency, the newest first.
public struct RecipientPage: Equatable, Sendable {
  public let recipients: [Recipient]
  /// A Boolean value that indicates whether there are older ones.
  public let hasMore: Bool

  public init(_ recipients: [Recipient], hasMore: Bool) {
    self.recipients = recipients
    self.hasMore = hasMore
  }
}
