import FlowAppTesting
import FlowScreens
import FlowTesting
import Money
import Testing
import Transfer

@MainActor
@Suite(.bothWays)
struct TransferStartTests {
  private func sent(_ flow: TransferFlowTest) async throws -> BankTransfer {
    try await flow.goToReview()
    try flow.review.presenter.didEditReference(to: "Rent")
    try await flow.confirm()
    return try #require(flow.bank.transfers.first)
  }

  @Test func `repeats the input of a transfer, with a new price and a new id`() async throws {
    let former = try TransferFlowTest(profile: .ada)
    let transfer = try await sent(former)
    let flow = try TransferFlowTest(profile: .ada)
    flow.bank.rate = "1.25"

    await flow.start(.repeating(transfer))
    let amount = try flow.amount.content
    try flow.amount.presenter.didTapContinue()
    await flow.idle()
    let chosen = try flow.recipient.content?.known.map(\.isChosen)
    try flow.recipient.presenter.didTapContinue()
    await flow.idle()
    try await flow.confirm()

    #expect(amount?.source.text == "100.00")
    #expect(amount?.price?.quote.rate.description == "1 GBP = 1.25 EUR")
    #expect(chosen == [true])
    let again = try #require(flow.bank.transfers.first)
    #expect(again.reference == transfer.reference)
    #expect(again.recipient == transfer.recipient)
    #expect(again.quote.rate != transfer.quote.rate)
  }

  @Test func `the recipient of a missing sender is not repeated`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    let quote = try await flow.bank.makeQuote(.hundredPounds, for: Sender.ID("grace"))
    let transfer = try BankTransfer(
      id: BankTransfer.ID("t"), customerTransactionID: .first, quote: quote, recipient: Recipient(of: "grace"),
      reference: nil, createdAt: .noon, status: .outgoingPaymentSent, occurredAt: .noon)

    await flow.start(.repeating(transfer))

    #expect(try flow.amount.content?.sender == flow.senders.active)
    #expect(flow.drafts.load()?.recipient.chosen == nil)
  }

  @Test func `from a balance, its currency is locked`() async throws {
    let flow = try TransferFlowTest(profile: .ada)

    await flow.start(.fromBalance(.eur))

    #expect(try flow.amount.content?.source.currency == .eur)
    #expect(try flow.amount.content?.source.currencies == [])
    #expect(try flow.amount.content?.target.currency == .gbp)
  }

  @Test(arguments: [(Currency.gbp, QuoteRequest.Side.source), (.eur, .target)])
  func `fills in the values of a link`(currency: Currency, side: QuoteRequest.Side) async throws {
    let flow = try TransferFlowTest(profile: .ada)

    await flow.start(
      .prefilled(source: .gbp, target: .eur, amount: try Amount(minorUnits: 10_000, currency: currency)))

    #expect(flow.bank.quotes.map(\.request.fixedSide) == [side])
    #expect(flow.bank.quotes.map(\.request.amount.minorUnits) == [10_000])
    #expect(try flow.amount.content?.canContinue == true)
  }

  @Test func `another target currency clears a recipient who does not fit`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.window.goBack()
    flow.window.goBack()

    try flow.amount.presenter.didChoose(.usd, on: .target)
    await flow.idle()
    let chosen = flow.drafts.load()?.recipient.chosen
    try flow.amount.presenter.didTapContinue()
    await flow.idle()

    #expect(chosen == nil)
    #expect(try flow.recipient.content?.known == [])
    #expect(try flow.recipient.content?.fields.map(\.field).contains(.routingNumber) == true)
  }
}
