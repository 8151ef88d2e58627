public import Money

/// The intent to send money: recorded before the request is sent, open until the bank's answer is known.
public struct TransferIntent: Identifiable, Equatable, Sendable, Codable {
  /// The request, which never changes between attempts.
  public let request: TransferRequest
  /// The hash of the request's body, which detects a changed body.
  public let bodyHash: BodyHash
  /// The quote that the person has confirmed.
  public let quote: Quote
  public let recipient: Recipient
  /// The time of the confirmation.
  public let begunAt: Timestamp

  /// The identifier under which it is executed exactly once.
  public var id: CustomerTransactionID { request.customerTransactionID }

  /// Creates an intent from parts that fit each other.
  /// - Throws: `TransferRequestError`.
  public init(
    id: CustomerTransactionID, quote: Quote, recipient: Recipient, reference: PaymentReference?, begunAt: Timestamp
  ) throws {
    request = try TransferRequest(
      customerTransactionID: id, quote: quote, recipient: recipient, reference: reference)
    bodyHash = BodyHash(of: try request.body())
    self.quote = quote
    self.recipient = recipient
    self.begunAt = begunAt
  }

  /// A Boolean value that indicates whether the request is byte for byte the one that the person confirmed.
  public var isIntact: Bool {
    (try? request.body()).map { BodyHash(of: $0) } == bodyHash
  }
}

/// An intent and its state.
public struct IntentRecord: Equatable, Sendable, Codable {
  public enum State: Equatable, Sendable, Codable {
    /// It is being sent, or must be resumed: the bank's answer is not known.
    case open
    /// The bank has created this transfer.
    case closed(BankTransfer)
    /// The bank has refused it.
    case abandoned(TransferRefusal)
  }

  public let intent: TransferIntent
  public var state: State

  /// Creates a record, by default with an open intent.
  public init(_ intent: TransferIntent, state: State = .open) {
    self.intent = intent
    self.state = state
  }
}
