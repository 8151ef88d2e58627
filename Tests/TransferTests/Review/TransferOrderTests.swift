import BankConformance
import FlowAppTesting
import FlowKit
import FlowTesting
import Foundation
import Money
import Testing

@testable import Transfer

/// Orders, and the review after the end of its visit.
@MainActor
struct TransferOrderTests {
  private let bank: ScriptedBank
  private let senders: TestSenders

  init() throws {
    bank = ScriptedBank(clock: try TestClock())
    senders = try TestSenders()
  }

  private func draft(_ recipient: Recipient, quote: Quote) throws -> TransferDraft {
    TransferDraft(
      amount: AmountDraft(sender: senders.active, quote: quote), recipient: RecipientDraft(chosen: recipient),
      review: ReviewDraft(id: try .first))
  }

  private func quote(
    _ pounds: Int64 = 100, into currency: Currency = .eur, for sender: String = "ada", recipient: Recipient.ID? = nil
  ) async throws -> Quote {
    let amount = try Amount(minorUnits: pounds * 100, currency: .gbp)
    return try await bank.makeQuote(
      QuoteRequest(fixing: .source, at: amount, otherCurrency: currency, recipient: recipient),
      for: Sender.ID(sender))
  }

  @Test func `consists of parts that fit each other`() async throws {
    #expect(TransferOrder(try draft(.emmy, quote: await quote())) != nil)
    #expect(TransferOrder(try draft(.emmy, quote: await quote(into: .usd))) == nil)
    #expect(TransferOrder(try draft(Recipient(of: "engines"), quote: await quote())) == nil)
  }

  /// Catches a price of another sender, or of another amount, that is confirmed.
  @Test func `accepts only a price for exactly this order`() async throws {
    let emmy = try Recipient.emmy
    let order = try #require(TransferOrder(try draft(emmy, quote: await quote())))

    #expect(order.matches(try await quote(recipient: emmy.id)))
    #expect(!order.matches(try await quote()))
    #expect(!order.matches(try await quote(200, recipient: emmy.id)))
    #expect(!order.matches(try await quote(for: "engines", recipient: emmy.id)))
  }
}

// MARK: - Outside a visit

extension TransferOrderTests {
  private var ended: FlowScope { StubFlow<FlowOutcome<Int>>("ended").context.scope }

  private func makeScreen(_ review: ReviewDraft, in scope: FlowScope) async throws -> ReviewTestScreen {
    let order = try #require(TransferOrder(try draft(.emmy, quote: await quote())))
    let interactor = ReviewInteractor(
      dispatcher: TransferDispatcher(service: bank, intents: InMemoryIntentStore(), clock: bank.clock),
      clock: bank.clock, makeID: try CustomerTransactionID.counting())
    let presenter = ReviewPresenter(
      review, of: order, isResumed: false, interactor: interactor,
      quoteLoader: QuoteLoader(service: bank, scope: scope), scope: scope,
      router: ReviewRouterSpy())
    let screen = ReviewTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  /// Catches a screen that waits for work that was never begun.
  @Test func `does not wait in a flow that has ended`() async throws {
    let price = try await quote(recipient: Recipient.emmy.id)
    let screen = try await makeScreen(ReviewDraft(id: try .first, quote: price), in: ended)
    screen.presenter.begin()
    let canConfirm = screen.content?.canConfirm

    screen.presenter.didTapConfirm()
    let sent = screen.content?.stage
    screen.presenter.resume()

    #expect(canConfirm == true)
    #expect(sent == .editing)
    #expect(screen.content?.stage == .editing)
    #expect(bank.requests.isEmpty)
  }

  /// Catches a price request during the look-up of an earlier confirmation.
  @Test func `offers no retry while looking up the outcome`() async throws {
    let work = FlowWork()
    let screen = try await makeScreen(ReviewDraft(id: try .first), in: work.scope)
    let quotes = bank.quotes.count

    screen.presenter.resume()
    let checking = screen.content
    screen.presenter.didTapTryAgain()
    let asking = screen.presenter.quoteLoader.isLoading
    await work.idle()

    #expect(checking?.stage == .checking)
    #expect(checking?.canTryAgain == false)
    #expect(!asking)
    #expect(screen.content?.stage == .editing)
    #expect(bank.quotes.count == quotes + 1)
  }

  @Test func `a price that cannot be asked for any more is not waited for`() async throws {
    let screen = try await makeScreen(ReviewDraft(id: try .first), in: ended)

    screen.presenter.begin()

    #expect(!screen.presenter.quoteLoader.isLoading)
    #expect(screen.content?.canTryAgain == true)
  }
}

@MainActor
final class ReviewRouterSpy: ReviewRouter {
  private(set) var sent: [BankTransfer] = []

  func didEdit(_ draft: ReviewDraft) {}
  func didChange(isOpen: Bool) {}
  func didSend(_ transfer: BankTransfer, note: LocalizedText?) { sent.append(transfer) }
  func didLeavePending() {}
  func performWhenSeen(_ action: @escaping Completion) { action() }
}
