import Foundation
import Money
import Testing

@testable import Transfer

/// Links to the Transfer flow.
struct TransferLinkTests {
  @Test(arguments: [[], ["transfer"], ["profile", "new"], ["transfer", "new", "x"]] as [[String]])
  func `is no other feature's link`(path: [String]) throws {
    #expect(try TransferEntry(path: path, query: [:]) == nil)
  }

  @Test func `a link to a transfer has an identifier, and no values`() throws {
    #expect(try TransferEntry(path: ["transfer", "t-1"], query: [:]) == .receipt(BankTransfer.ID("t-1")))
    #expect(throws: TransferLinkError.identifier("t 1")) { try TransferEntry(path: ["transfer", "t 1"], query: [:]) }
    #expect(try TransferEntry(path: ["transfer", "t-1"], query: ["utm": "mail"]) == .receipt(BankTransfer.ID("t-1")))
  }

  @Test func `starts a transfer with the link's values`() throws {
    let (pounds, euros) = (
      try Amount(minorUnits: 123_450, currency: .gbp), try Amount(minorUnits: 123_450, currency: .eur)
    )

    #expect(try link(["because": "so"]) == link([:]))
    #expect(try link([:]) == .transfer(.prefilled(source: nil, target: nil, amount: nil)))
    #expect(
      try link(["source": "GBP", "target": "EUR", "amount": "1234.50"])
        == .transfer(.prefilled(source: .gbp, target: .eur, amount: pounds)))
    #expect(
      try link(["source": "GBP", "amount": "1234.50"])
        == .transfer(.prefilled(source: .gbp, target: nil, amount: pounds)))
    #expect(
      try link(["target": "EUR", "amount": "1234.50"])
        == .transfer(.prefilled(source: nil, target: .eur, amount: euros)))
  }

  @Test(
    arguments: [
      (["source": "Pounds"], .currency("Pounds")), (["target": "XAU"], .currency("XAU")),
      (["amount": "1"], .amountWithoutCurrency), (["source": "GBP", "amount": "1,000"], .amount("1,000")),
      (["source": "GBP", "amount": "1.234"], .amount("1.234")),
    ] as [([String: String], TransferLinkError)])
  func `refuses an invalid value by name`(query: [String: String], reason: TransferLinkError) {
    #expect(throws: reason) { try link(query) }
  }

  private func link(_ query: [String: String]) throws -> TransferEntry? {
    try TransferEntry(path: ["transfer", "new"], query: query)
  }
}

// MARK: - The filled in values

extension TransferLinkTests {
  private func draft(_ start: TransferStart) throws -> TransferDraft {
    start.draft(for: try TestSenders(), id: try .first, locale: .english)
  }

  @Test func `currencies are filled in without an amount, too`() throws {
    let amount = try draft(.prefilled(source: .gbp, target: .usd, amount: nil)).amount

    #expect([amount.sourceCurrency, amount.targetCurrency] == [.gbp, .usd])
    #expect(amount.text == "")
  }

  /// Catches a sender's amount that fixes the recipient's side.
  @Test(
    arguments: [
      (nil, Currency.eur, Currency.eur, .target), (.gbp, .eur, .eur, .target), (.gbp, .eur, .gbp, .source),
      (.gbp, .gbp, .gbp, .source), (.gbp, .eur, .usd, .source),
    ] as [(Currency?, Currency, Currency, QuoteRequest.Side)])
  func `an amount fixes the side of its currency`(
    source: Currency?, target: Currency, currency: Currency, side: QuoteRequest.Side
  ) throws {
    let amount = try Amount(minorUnits: 100, currency: currency)

    let draft = try draft(.prefilled(source: source, target: target, amount: amount)).amount

    #expect(draft.fixedSide == side)
    #expect(draft[side] == currency)
  }

  @Test func `a transfer is repeated with the side, the currencies and the sender that it had`() throws {
    let request = try QuoteRequest(
      fixing: .target, at: Amount(minorUnits: 11_902, currency: .eur), otherCurrency: .gbp)
    let transfer = try BankTransfer(
      id: BankTransfer.ID("transfer-1"), customerTransactionID: .first, quote: Quote(request), recipient: .emmy,
      reference: PaymentReference("Rent", for: .eur), createdAt: .noon, status: .processing, occurredAt: .noon)

    let draft = try draft(.repeating(transfer))

    #expect(draft.amount.fixedSide == .target)
    #expect(draft.amount.text == "119.02")
    #expect([draft.amount.sourceCurrency, draft.amount.targetCurrency] == [.gbp, .eur])
    #expect(draft.amount.quote == nil)
    #expect(draft.recipient.chosen == (try .emmy))
    #expect(draft.review.reference == "Rent")
  }
}
