import Foundation
import Money
import Transfer

extension Timestamp {
  static var noon: Timestamp { get throws { try Timestamp("2026-10-30T12:00:00Z") } }
}

extension QuoteRequest {
  static var hundredPounds: QuoteRequest {
    get throws {
      try QuoteRequest(fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur)
    }
  }
}

extension Quote {
  static var hundredPounds: Quote { get throws { try Quote(.hundredPounds) } }

  init(_ request: QuoteRequest, feeInPence: Int64 = 76) throws {
    try self.init(
      id: Quote.ID("quote-1"), sender: Sender.ID("ada"), request: request,
      rate: ExchangeRate("1.1993", from: .gbp, to: .eur),
      fee: Amount(minorUnits: feeInPence, currency: .gbp), expiry: .noon + .seconds(1800))
  }
}

extension Recipient {
  static var emmy: Recipient { get throws { try Recipient(of: "ada") } }

  init(of sender: String) throws {
    try self.init(
      id: Recipient.ID("recipient-1"), sender: Sender.ID(sender),
      details: RecipientDetails(
        name: RecipientName("Emmy Noether", of: .person),
        account: .sepa(iban: IBAN("DE89370400440532013000")), for: RecipientRequirements(for: .eur)))
  }
}

extension CustomerTransactionID {
  static var first: CustomerTransactionID {
    get throws { try CustomerTransactionID("6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10") }
  }
}

extension BankTransfer {
  static var waiting: BankTransfer {
    get throws {
      try BankTransfer(
        id: BankTransfer.ID("transfer-1"), customerTransactionID: .first, quote: .hundredPounds,
        recipient: .emmy, reference: PaymentReference("Rent", for: .eur), createdAt: .noon,
        status: .incomingPaymentWaiting, occurredAt: .noon)
    }
  }
}

/// Returns a value after encoding and decoding it as JSON.
func decoded<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
