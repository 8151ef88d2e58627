public import Money

/// A transfer that the bank has taken on.
public struct BankTransfer: Identifiable, Equatable, Sendable {
  /// What the bank calls the transfer.
  public typealias ID = Identifier<BankTransfer>

  /// The transfer's name at the bank.
  public let id: ID
  /// The name under which the app asked for it.
  public let customerTransactionID: CustomerTransactionID
  /// The amounts, the rate and the fee.
  public let quote: Quote
  /// Who gets it.
  public let recipient: Recipient
  /// What the recipient reads beside the money.
  public let reference: PaymentReference?
  /// When the bank took it on.
  public let createdAt: Timestamp
  /// The newest that is known of it.
  public private(set) var latestEvent: TransferStatusEvent

  /// How far it has come.
  public var status: TransferStatus { latestEvent.status }

  /// Checks that the parts could have been asked for together.
  public init(
    id: ID, customerTransactionID: CustomerTransactionID, quote: Quote, recipient: Recipient,
    reference: PaymentReference?, createdAt: Timestamp, status: TransferStatus, occurredAt: Timestamp
  ) throws(TransferRequestError) {
    _ = try TransferRequest(
      customerTransactionID: customerTransactionID, quote: quote, recipient: recipient, reference: reference)
    self.id = id
    self.customerTransactionID = customerTransactionID
    self.quote = quote
    self.recipient = recipient
    self.reference = reference
    self.createdAt = createdAt
    latestEvent = TransferStatusEvent(transfer: id, status: status, occurredAt: occurredAt)
  }

  /// Takes over what an event says, if it is about this transfer and newer than what is known.
  ///
  /// An answer that came late is applied in the same way: through its ``latestEvent``.
  /// - Returns: whether anything changed.
  @discardableResult
  public mutating func apply(_ event: TransferStatusEvent) -> Bool {
    guard event.transfer == id, event.occurredAt > latestEvent.occurredAt else { return false }
    latestEvent = event
    return true
  }
}

// MARK: - Codable

extension BankTransfer: Codable {
  private enum CodingKeys: CodingKey {
    case id, customerTransactionID, quote, recipient, reference, createdAt, status, occurredAt
  }

  /// Decodes a transfer and checks it again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      id: container.decode(ID.self, forKey: .id),
      customerTransactionID: container.decode(CustomerTransactionID.self, forKey: .customerTransactionID),
      quote: container.decode(Quote.self, forKey: .quote),
      recipient: container.decode(Recipient.self, forKey: .recipient),
      reference: container.decodeIfPresent(PaymentReference.self, forKey: .reference),
      createdAt: container.decode(Timestamp.self, forKey: .createdAt),
      status: container.decode(TransferStatus.self, forKey: .status),
      occurredAt: container.decode(Timestamp.self, forKey: .occurredAt))
  }

  /// Encodes what decoding reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(customerTransactionID, forKey: .customerTransactionID)
    try container.encode(quote, forKey: .quote)
    try container.encode(recipient, forKey: .recipient)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encode(createdAt, forKey: .createdAt)
    try container.encode(status, forKey: .status)
    try container.encode(latestEvent.occurredAt, forKey: .occurredAt)
  }
}
