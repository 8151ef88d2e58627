public import Money

/// A transfer that the bank has created.
public struct BankTransfer: Identifiable, Equatable, Sendable {
  public typealias ID = Identifier<BankTransfer>

  public let id: ID
  /// The app's identifier.
  public let customerTransactionID: CustomerTransactionID
  /// The amounts, the rate and the fee.
  public let quote: Quote
  public let recipient: Recipient
  /// The reference that the recipient sees.
  public let reference: PaymentReference?
  /// The time at which the bank created it.
  public let createdAt: Timestamp
  /// The latest known event.
  public private(set) var latestEvent: TransferStatusEvent

  public var status: TransferStatus { latestEvent.status }

  /// Creates a transfer from parts that fit each other.
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

  /// Applies an event, if it belongs to this transfer and is newer than the latest known one.
  ///
  /// To apply a late reply, pass its ``latestEvent``.
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
