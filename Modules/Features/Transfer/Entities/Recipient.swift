public import Money

/// Somebody whom the bank knows and who can get money in one currency.
public struct Recipient: Identifiable, Equatable, Sendable, Codable {
  /// What the bank calls the recipient.
  public typealias ID = Identifier<Recipient>

  /// The recipient's name at the bank.
  public let id: ID
  /// The profile whose recipient it is.
  public let sender: Sender.ID
  /// Who it is, and where the money goes.
  public let details: RecipientDetails

  /// The currency that is paid out.
  public var currency: Currency { details.currency }

  /// A recipient of values that were checked.
  public init(id: ID, sender: Sender.ID, details: RecipientDetails) {
    self.id = id
    self.sender = sender
    self.details = details
  }
}
