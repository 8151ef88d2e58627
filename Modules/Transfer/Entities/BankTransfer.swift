public import FlowKit
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

/// The status of a transfer (Wise: transfer statuses).
public enum TransferStatus: String, CaseIterable, Sendable {
  case incomingPaymentWaiting = "incoming_payment_waiting"
  case incomingPaymentInitiated = "incoming_payment_initiated"
  case processing
  case fundsConverted = "funds_converted"
  case outgoingPaymentSent = "outgoing_payment_sent"
  case cancelled
  case bouncedBack = "bounced_back"
  case fundsRefunded = "funds_refunded"
  case chargedBack = "charged_back"
  /// A status that this app does not know.
  case unknown

  /// A Boolean value that indicates whether the transfer can still be cancelled, which ends when its money is
  /// converted.
  public var canBeCancelled: Bool {
    switch self {
    case .incomingPaymentWaiting, .incomingPaymentInitiated, .processing: true
    case .fundsConverted, .outgoingPaymentSent, .cancelled, .bouncedBack, .fundsRefunded, .chargedBack,
      .unknown:
      false
    }
  }

  /// The label.
  ///
  /// Only the recipient's bank knows whether money has arrived, so no label claims it.
  public var label: LocalizedText {
    switch self {
    case .incomingPaymentWaiting: "Waiting for your money"
    case .incomingPaymentInitiated: "Your money is on its way to us"
    case .processing: "Processing"
    case .fundsConverted: "Converted"
    case .outgoingPaymentSent: "Sent"
    case .cancelled: "Cancelled"
    case .bouncedBack: "Returned by the recipient's bank"
    case .fundsRefunded: "Refunded"
    case .chargedBack: "Charged back"
    case .unknown: "Ask us about this transfer"
    }
  }
}

// MARK: - Codable

extension TransferStatus: Codable {
  /// Decodes a status, or ``unknown`` for a value that this app does not know.
  public init(from decoder: any Decoder) throws {
    self = TransferStatus(rawValue: try String(from: decoder)) ?? .unknown
  }
}

/// The bank's message that a transfer has reached a status.
///
/// Events repeat and arrive out of order: ``BankTransfer/apply(_:)`` ignores outdated ones.
public struct TransferStatusEvent: Hashable, Sendable, Codable {
  public let transfer: BankTransfer.ID
  public let status: TransferStatus
  /// The time of the event, by the bank's clock.
  public let occurredAt: Timestamp

  public init(transfer: BankTransfer.ID, status: TransferStatus, occurredAt: Timestamp) {
    self.transfer = transfer
    self.status = status
    self.occurredAt = occurredAt
  }
}

/// A part of the person's transfers, the newest first.
public struct TransferPage: Equatable, Sendable {
  public let transfers: [BankTransfer]
  /// A Boolean value that indicates whether there are older ones.
  public let hasMore: Bool

  public init(_ transfers: [BankTransfer], hasMore: Bool) {
    self.transfers = transfers
    self.hasMore = hasMore
  }
}
