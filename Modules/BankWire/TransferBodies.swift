import Money
import Transfer

/// The request to send money.
struct TransferRequestBody: Codable {
  let customerTransactionId: String
  let profile: String
  let quote: String
  let recipient: String
  let reference: ReferenceBody?

  init(_ request: TransferRequest) {
    customerTransactionId = request.customerTransactionID.text
    profile = request.sender.text
    quote = request.quote.text
    recipient = request.recipient.text
    reference = request.reference.map(ReferenceBody.init)
  }

  func request() throws -> TransferRequest {
    TransferRequest(
      customerTransactionID: try CustomerTransactionID(customerTransactionId), sender: try Sender.ID(profile),
      quote: try Quote.ID(quote), recipient: try Recipient.ID(recipient), reference: try reference?.reference())
  }
}

/// The reference that the recipient sees, with the currency for which it was written.
struct ReferenceBody: Codable {
  let currency: String
  let text: String

  init(_ reference: PaymentReference) {
    currency = reference.currency.code
    text = reference.text
  }

  func reference() throws -> PaymentReference { try PaymentReference(text, for: Currency(currency)) }
}

/// A transfer that the bank has created.
struct TransferBody: Codable {
  let id: String
  let customerTransactionId: String
  let quote: QuoteBody
  let recipient: KnownRecipientBody
  let reference: ReferenceBody?
  let createdAt: String
  let status: String
  let occurredAt: String

  init(_ transfer: BankTransfer) {
    id = transfer.id.text
    customerTransactionId = transfer.customerTransactionID.text
    quote = QuoteBody(transfer.quote)
    recipient = KnownRecipientBody(transfer.recipient)
    reference = transfer.reference.map(ReferenceBody.init)
    createdAt = transfer.createdAt.text
    status = transfer.status.rawValue
    occurredAt = transfer.latestEvent.occurredAt.text
  }

  func transfer() throws -> BankTransfer {
    try BankTransfer(
      id: BankTransfer.ID(id), customerTransactionID: CustomerTransactionID(customerTransactionId),
      quote: quote.quote(), recipient: recipient.recipient(), reference: reference?.reference(),
      createdAt: Timestamp(wire: createdAt), status: TransferStatus(word: status),
      occurredAt: Timestamp(wire: occurredAt))
  }
}

/// Some transfers, newest first.
struct TransfersBody: Codable {
  let transfers: [TransferBody]
  let hasMore: Bool
}

/// An event of a transfer.
struct EventBody: Codable {
  let transfer: String
  let status: String
  let occurredAt: String

  init(_ event: TransferStatusEvent) {
    transfer = event.transfer.text
    status = event.status.rawValue
    occurredAt = event.occurredAt.text
  }

  func event() throws -> TransferStatusEvent {
    TransferStatusEvent(
      transfer: try BankTransfer.ID(transfer), status: TransferStatus(word: status),
      occurredAt: try Timestamp(wire: occurredAt))
  }
}

struct EventsBody: Codable {
  let events: [EventBody]
}

extension TransferStatus {
  /// Creates the status with a word; one that this app does not know is unknown.
  fileprivate init(word: String) { self = TransferStatus(rawValue: word) ?? .unknown }
}
