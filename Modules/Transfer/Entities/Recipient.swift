public import Money

/// A recipient that the bank knows, in one currency.
public struct Recipient: Identifiable, Equatable, Sendable, Codable {
  /// The bank's identifier of a recipient.
  public typealias ID = Identifier<Recipient>

  /// The bank's identifier.
  public let id: ID
  /// The sender that it belongs to.
  public let sender: Sender.ID
  /// The name and account of the recipient.
  public let details: RecipientDetails

  /// The currency that is paid out.
  public var currency: Currency { details.currency }

  /// Creates a recipient from validated values.
  public init(id: ID, sender: Sender.ID, details: RecipientDetails) {
    self.id = id
    self.sender = sender
    self.details = details
  }
}
