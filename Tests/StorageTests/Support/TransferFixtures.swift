import Foundation
import Money
import Transfer

extension CustomerTransactionID {
  /// The id with the last byte of its number; the rest are zeros.
  static func number(_ number: UInt8) -> CustomerTransactionID {
    CustomerTransactionID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)))
  }
}

extension Timestamp {
  static var noon: Self { get throws { try Timestamp("2026-10-30T12:00:00Z") } }
}

extension TransferIntent {
  static var first: Self { get throws { try make(1, quote: 1) } }
  static var second: Self { get throws { try make(2, quote: 2) } }
  static var third: Self { get throws { try make(3, quote: 3) } }

  /// All are of one moment, so that only their order shows which is the oldest.
  static func make(_ number: UInt8, quote: Int) throws -> Self {
    try TransferIntent(
      id: .number(number), quote: .hundredPounds(quote), recipient: .emmy,
      reference: PaymentReference("Rent", for: .eur), begunAt: .noon)
  }
}

extension BankTransfer {
  /// Returns the bank's transfer for an intent.
  static func of(_ intent: TransferIntent, status: TransferStatus = .incomingPaymentWaiting) throws -> Self {
    try BankTransfer(
      id: BankTransfer.ID("transfer-of-\(intent.quote.id)"), customerTransactionID: intent.id, quote: intent.quote,
      recipient: intent.recipient, reference: intent.request.reference, createdAt: .noon, status: status,
      occurredAt: .noon)
  }
}

extension TransferRefusal {
  static let insufficientFunds = TransferRefusal(.insufficientFunds, "You have 12.00 GBP. Send less.")
  static let notFound = TransferRefusal(.status(.notFound), "There is no such recipient any more.")
}

extension Quote {
  fileprivate static func hundredPounds(_ number: Int) throws -> Self {
    let amount = try Amount(minorUnits: 10_000, currency: .gbp)
    return try Quote(
      id: ID("quote-\(number)"), sender: Sender.ID("ada"),
      request: QuoteRequest(fixing: .source, at: amount, otherCurrency: .eur),
      rate: ExchangeRate("1.1993", from: .gbp, to: .eur), fee: Amount(minorUnits: 76, currency: .gbp),
      expiry: .noon + .seconds(1800))
  }
}

extension Recipient {
  fileprivate static var emmy: Self {
    get throws {
      try Recipient(
        id: ID("recipient-1"), sender: Sender.ID("ada"),
        details: RecipientDetails(
          name: RecipientName("Emmy Noether", of: .person),
          account: .sepa(iban: IBAN("DE89370400440532013000")), for: RecipientRequirements(for: .eur)))
    }
  }
}
