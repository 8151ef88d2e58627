import BankConformance
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Testing
import Transfer

/// The price of the review, and its comparison with the earlier one.
@MainActor
struct ReviewPriceTests {
  private let flow: TransferFlowTest

  init() async throws {
    flow = try TransferFlowTest(profile: .ada)
  }

  private func confirm(atRate rate: String) async throws {
    flow.clock.advance(by: .seconds(1800))
    flow.bank.rate = rate
    try await flow.confirm()
  }

  /// Catches a comparison with the price that was shown where the amount was entered.
  @Test func `a price is compared with the one that was shown last`() async throws {
    try await flow.goToReview()
    try await confirm(atRate: "1.2")

    try await confirm(atRate: "1.3")

    #expect(
      try flow.review.content?.changes.contains("The rate changed from 1 GBP = 1.2 EUR to 1 GBP = 1.3 EUR.") == true)
  }

  @Test func `shows no earlier changes when no price is available`() async throws {
    try await flow.goToReview()
    try await confirm(atRate: "1.2")
    let before = try flow.review.content?.changes

    flow.bank.failures["quote"] = [.unknown(.timedOut)]
    try await confirm(atRate: "1.2")

    #expect(before?.isEmpty == false)
    #expect(try flow.review.content?.changes == [])
    #expect(try flow.review.content?.problem == UnknownOutcome.timedOut.sentence)
  }

  @Test func `a price that holds is not asked for again`() async throws {
    try await flow.goToReview()
    let count = flow.bank.quotes.count

    try flow.review.presenter.didTapTryAgain()
    await flow.idle()

    #expect(flow.bank.quotes.count == count)
  }

  @Test func `a price that has expired by the next launch is asked for again at once`() async throws {
    try await flow.goToReview()
    let next = try TransferFlowTest(flow.drafts.load(), profile: .ada)
    next.bank.takeOver(flow.bank)
    next.clock.advance(by: .seconds(1800))

    await next.start(.draft)

    #expect(try next.review.content?.price?.isExpired == false)
    #expect(next.bank.quotes.count == flow.bank.quotes.count + 1)
  }
}
