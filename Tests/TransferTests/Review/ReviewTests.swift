import BankConformance
import FlowAppTesting
import FlowKit
import FlowTesting
import Money
import Testing
import Transfer

/// The review in its flow.
@MainActor
struct ReviewTests {
  private let flow: TransferFlowTest

  init() async throws {
    flow = try TransferFlowTest(profile: .ada)
  }

  @Test func `shows the transfer, and can be confirmed`() async throws {
    try await flow.goToReview()

    let content = try #require(flow.review.content)
    #expect(content.sender == "Ada Lovelace")
    #expect(content.recipient == "Emmy Noether")
    #expect(content.account == "DE89 3704 0044 0532 0130 00")
    #expect(content.price?.quote.target.description == "119.02 EUR")
    #expect(content.referenceLength == 35)
    #expect(content.changes == [])
    #expect(content.canConfirm)
    #expect(!content.canTryAgain)
  }

  /// Catches a new transfer that is looked up as if it had been sent before.
  @Test func `starts in the editing stage`() async throws {
    await flow.start()
    try await flow.enterAmount()
    try flow.recipient.presenter.didChoose(Recipient.emmy.id)

    let recipient = try flow.recipient.presenter
    for _ in 1...2 { recipient.didTapContinue() }
    let stage = try flow.review.content?.stage
    await flow.idle()

    #expect(stage == .editing)
    #expect(flow.window.viewControllers.count == 3)
  }

  @Test func `a recipient who changes the fee is shown to do so`() async throws {
    await flow.start()
    try await flow.enterAmount()
    flow.bank.feeInPence = 120

    try await flow.chooseEmmy()

    #expect(
      try flow.review.content?.changes == [
        "The fee changed from 0.76 GBP to 1.20 GBP.",
        "What the recipient gets changed from 119.02 EUR to 118.49 EUR.",
      ])
    #expect(flow.bank.quotes.last?.request.recipient == (try Recipient.emmy.id))
  }

  @Test func `a price that expired at confirm is requested again, shown, and needs a new confirmation`() async throws {
    try await flow.goToReview()
    flow.clock.advance(by: .seconds(1800))
    flow.bank.rate = "1.2"

    try await flow.confirm()
    let asked = try flow.review.content
    let sent = flow.bank.requests.count
    try await flow.confirm()

    #expect(sent == 0)
    #expect(
      asked?.changes == [
        "The price had expired. Check the new one and confirm again.",
        "The rate changed from 1 GBP = 1.1993 EUR to 1 GBP = 1.2 EUR.",
        "What the recipient gets changed from 119.02 EUR to 119.09 EUR.",
      ])
    #expect(flow.bank.transfers.map(\.quote.rate.decimal) == ["1.2"])
    #expect(flow.bank.transfers.map(\.quote.source.minorUnits) == [10_000])
  }

  @Test func `cannot be confirmed with an expired price while another is loading`() async throws {
    try await flow.goToReview()
    flow.clock.advance(by: .seconds(1800))
    let answer = TestAnswer<Void>()
    flow.bank.quoteAnswer = answer
    try flow.review.presenter.didTapConfirm()
    await answer.asked()

    let asking = try flow.review.content
    try flow.review.presenter.didTapTryAgain()
    answer.give(())
    await flow.idle()

    #expect(asking?.canConfirm == false)
    #expect(asking?.canTryAgain == false)
    #expect(asking?.price == nil)
    #expect(try flow.review.content?.canConfirm == true)
    #expect(flow.bank.quotes.count == 3)
  }

  @Test func `a second before its expiry a price still holds`() async throws {
    try await flow.goToReview()
    flow.clock.advance(by: .seconds(1799))

    try await flow.confirm()

    #expect(flow.bank.transfers.count == 1)
  }

  @Test func `a price that the bank calls expired is asked for again under a new id`() async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.expired)]

    try await flow.confirm()
    let changes = try flow.review.content?.changes
    try await flow.confirm()

    #expect(changes?.map(\.developerForm) == [TransferRefusal.expired.sentence])
    #expect(Set(flow.bank.requests.map(\.quote)).count == 2)
    #expect(Set(flow.bank.requests.map(\.customerTransactionID)).count == 2)
  }

  @Test func `shows the error of the reference, and cannot be confirmed with it`() async throws {
    try await flow.goToReview()

    try flow.review.presenter.didEditReference(to: String(repeating: "x", count: 36))
    let content = try flow.review.content
    try await flow.confirm()

    #expect(content?.referenceError == PaymentReferenceError.tooLong(.eur, maximum: 35).sentence)
    #expect(content?.canConfirm == false)
    #expect(flow.bank.requests.isEmpty)
  }

  @Test func `ignores taps and edits while sending`() async throws {
    try await flow.goToReview()
    let answer = TestAnswer<Void>()
    flow.bank.transferAnswer = answer
    try flow.review.presenter.didTapConfirm()
    await answer.asked()

    try flow.review.presenter.didEditReference(to: "Rent")
    try flow.review.presenter.didTapTryAgain()
    try flow.review.presenter.didTapLeave()
    let content = try flow.review.content
    answer.give(())
    await flow.idle()

    #expect(content?.stage == .submitting)
    #expect(content?.isBusy == true)
    #expect(content?.reference == "")
    #expect(flow.test.results == [])
    #expect(flow.bank.transfers.map(\.reference) == [nil])
  }

  @Test func `shows why there is no price, and can retry`() async throws {
    await flow.start()
    try await flow.enterAmount()
    flow.bank.failures["quote"] = [.unknown(.timedOut)]
    try await flow.chooseEmmy()
    let failed = try flow.review.content

    try flow.review.presenter.didTapTryAgain()
    let asking = try flow.review.content
    await flow.idle()

    #expect(failed?.problem == UnknownOutcome.timedOut.sentence)
    #expect(failed?.canTryAgain == true)
    #expect(asking?.problem == nil)
    #expect(try flow.review.content?.canConfirm == true)
  }
}
