public import Money

/// A recipient that the bank knows, in one currency.
public struct Recipient: Identifiable, Equatable, Sendable, Codable {
  public typealias ID = Identifier<Recipient>

  public let id: ID
  /// The sender that the recipient belongs to.
  public let sender: Sender.ID
  /// The name and account of the recipient.
  public let details: RecipientDetails

  /// The currency that is paid out.
  public var currency: Currency { details.currency }

  public init(id: ID, sender: Sender.ID, details: RecipientDetails) {
    self.id = id
    self.sender = sender
    self.details = details
  }
}

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
