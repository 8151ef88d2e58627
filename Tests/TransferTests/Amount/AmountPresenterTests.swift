import BankConformance
import FlowAppTesting
import FlowKit
import FlowTesting
import Foundation
import Money
import Profile
import Testing

@testable import Transfer

@MainActor
struct AmountPresenterTests {
  private let router = AmountRouterSpy()
  let work = FlowWork()
  private let clock: TestClock
  let bank: ScriptedBank
  let senders: TestSenders

  init() throws {
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    senders = try TestSenders()
  }

  func makeScreen(
    _ draft: AmountDraft? = nil, locale: Locale = .english, senders: TestSenders? = nil,
    profiles: any ProfileStore = InMemoryProfileStore()
  ) -> AmountTestScreen {
    let interactor = AmountInteractor(
      service: bank, profiles: profiles, clock: clock, locale: locale)
    let presenter = AmountPresenter(
      draft ?? AmountDraft(sender: self.senders.active), interactor: interactor,
      senders: senders ?? self.senders, quoteLoader: QuoteLoader(service: bank, scope: work.scope), scope: work.scope,
      router: router)
    let screen = AmountTestScreen(presenter)
    presenter.view = screen
    presenter.begin()
    return screen
  }

  func pounds(_ text: String) -> AmountDraft {
    AmountDraft(sender: senders.active, text: text, sourceCurrency: .gbp, targetCurrency: .eur)
  }

  @Test func `chooses default currencies, and offers all that are available`() async {
    let screen = makeScreen()

    await work.idle()

    #expect(screen.content?.source.currency == .gbp)
    #expect(screen.content?.source.currencies == [.gbp, .eur])
    #expect(screen.content?.source.available?.description == "10,000.00 GBP")
    #expect(screen.content?.target.currency == .eur)
    #expect(screen.content?.target.currencies == [.eur, .gbp, .usd])
    #expect(screen.content?.canContinue == false)
    #expect(bank.quotes.isEmpty)
  }

  @Test(arguments: [("en_GB", "1,000.50"), ("de_DE", "1.000,50"), ("fr_FR", "1\u{202F}000,50"), ("en_IN", "1,000.50")])
  func `parses amounts in the person's locale`(locale: String, text: String) async {
    let screen = makeScreen(pounds(""), locale: Locale(identifier: locale))

    screen.presenter.didType(text, on: .source)
    await work.idle()

    #expect(bank.quotes.map(\.source.minorUnits) == [100_050])
    #expect(screen.content?.source.text == text)
    #expect(screen.content?.canContinue == true)
  }

  @Test func `the side that was typed last is fixed, and the other follows`() async {
    let screen = makeScreen(pounds("100.00"))
    await work.idle()
    let followed = screen.content?.target.text

    screen.presenter.didType("50", on: .target)
    await work.idle()

    #expect(followed == "119.02")
    #expect(bank.quotes.last?.request.fixedSide == .target)
    #expect(screen.content?.target.text == "50")
    #expect(screen.content?.source.text == "42.45")
  }

  @Test func `shows rate, fee, both sides and the expiry`() async throws {
    let screen = makeScreen(pounds("100.00"))
    await work.idle()

    let price = try #require(screen.content?.price)
    #expect(price.quote.rate.description == "1 GBP = 1.1993 EUR")
    #expect(price.quote.fee.description == "0.76 GBP")
    #expect(price.quote.source.description == "100.00 GBP")
    #expect(price.quote.target.description == "119.02 EUR")
    #expect(price.quote.expiry == (try .noon) + .seconds(1800))
    #expect(!price.isExpired)
  }

  @Test func `shows the error of an amount, and requests no price for it`() async {
    let screen = makeScreen(pounds(""))
    await work.idle()
    let untouched = screen.content?.source.error

    screen.presenter.didType("1.234", on: .source)
    await work.idle()

    #expect(untouched == nil)
    #expect(screen.content?.source.error == AmountParsingError.tooManyDecimals(.gbp).sentence)
    #expect(bank.quotes.isEmpty)
  }

  @Test func `requests one price at a time, and only the latest counts`() async {
    let answer = TestAnswer<Void>()
    bank.quoteAnswer = answer
    let screen = makeScreen(pounds(""))

    for text in ["1", "10", "100", "1000"] { screen.presenter.didType(text, on: .source) }
    for _ in 0..<10 { await nextTurn() }
    let asked = bank.calls.filter { $0.hasPrefix("quote") }
    let waiting = screen.content
    answer.give(())
    for _ in 0..<10 { await nextTurn() }
    let between = screen.content?.price
    answer.give(())
    await work.idle()

    #expect(asked.count == 1)
    #expect(waiting?.isQuoting == true)
    #expect(waiting?.canContinue == false)
    #expect(between == nil)
    #expect(screen.content?.price?.quote.source.description == "1,000.00 GBP")
    #expect(bank.quotes.count == 2)
  }

  @Test func `requests an expired price again before the person continues`() async {
    let screen = makeScreen(pounds("100.00"))
    await work.idle()
    clock.advance(by: .seconds(1799))
    screen.presenter.timeDidPass()
    let fresh = screen.content?.price?.isExpired

    clock.advance(by: .seconds(1))
    screen.presenter.timeDidPass()
    let expired = screen.content?.price?.isExpired
    screen.presenter.didTapContinue()
    await work.idle()
    let stayed = router.exits
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(fresh == false)
    #expect(expired == true)
    #expect(stayed == [])
    #expect(bank.quotes.count == 2)
    #expect(router.exits == [.entered(hasProfile: false)])
  }

  /// Catches a flow that continues with an amount that was edited after the tap.
  @Test(arguments: [true, false])
  func `an edit during the look-up of the profile does not continue`(_ isPriced: Bool) async {
    let (profile, price) = (TestAnswer<Void>(), TestAnswer<Void>())
    let screen = makeScreen(pounds("100.00"), profiles: LateProfileStore(answer: profile))
    await work.idle()
    screen.presenter.didTapContinue()
    await profile.asked()

    bank.quoteAnswer = price
    screen.presenter.didType("200.00", on: .source)
    await price.asked()
    if isPriced {
      price.give(())
      await nextTurns { screen.content?.price != nil }
    }
    profile.give(())
    await nextTurns { screen.content?.canContinue == isPriced }
    for _ in 0..<10 { await nextTurn() }
    price.give(())
    await work.idle()

    #expect(router.exits == [])
    #expect(screen.content?.price?.quote.source.description == "200.00 GBP")
    #expect(screen.content?.canContinue == true)
  }

  @Test func `another sender drops the price, requests another, and has balances of their own`() async {
    let screen = makeScreen(pounds("100.00"))
    await work.idle()

    screen.presenter.didChoose(senders.business)
    let between = screen.content
    await work.idle()

    #expect(between?.price == nil)
    #expect(between?.isQuoting == true)
    #expect(bank.quotes.map(\.sender) == [senders.active.id, senders.business.id])
    #expect(bank.calls.contains("balances engines"))
    #expect(screen.content?.sender == senders.business)
  }

  @Test func `a locked source currency stays`() async {
    var draft = pounds("100.00")
    draft.isSourceLocked = true
    let screen = makeScreen(draft)
    await work.idle()

    screen.presenter.didChoose(.eur, on: .source)
    await work.idle()

    #expect(screen.content?.source.currencies == [])
    #expect(screen.content?.source.currency == .gbp)
    #expect(bank.quotes.count == 1)
  }

  @Test func `shows why there is no price, and can retry`() async {
    bank.failures["quote"] = [.unknown(.timedOut)]
    let screen = makeScreen(pounds("100.00"))
    await work.idle()
    let failed = screen.content

    screen.presenter.didTapTryAgain()
    await work.idle()

    #expect(failed?.problem == UnknownOutcome.timedOut.sentence)
    #expect(failed?.canContinue == false)
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.canContinue == true)
  }
}

/// A store that answers when the test says so.
private struct LateProfileStore: ProfileStore {
  let answer: TestAnswer<Void>

  func load() async -> PersonalProfile? {
    await answer.value()
    return nil
  }

  func save(_ profile: PersonalProfile) {}
}
