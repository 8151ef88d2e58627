import BankConformance
import FlowAppTesting
import FlowKit
import FlowTesting
import Money
import Profile
import Testing

@testable import Transfer

/// Late and missing prices.
@MainActor
struct QuotingTests {
  private let work = FlowWork()
  private let bank: ScriptedBank
  private let router = AmountRouterSpy()
  private let senders: TestSenders
  private let answer = TestAnswer<Void>()

  init() throws {
    bank = ScriptedBank(clock: try TestClock())
    bank.quoteAnswer = answer
    senders = try TestSenders()
  }

  /// Catches a price for an amount that is not there any more, with Continue enabled.
  @Test(arguments: ["", "1.234", "0", "x"])
  func `an amount that is cleared while its price is requested gets no price`(_ text: String) async {
    let screen = makeScreen()
    screen.presenter.didType("100", on: .source)
    await answer.asked()

    screen.presenter.didType(text, on: .source)
    let between = screen.content
    answer.give(())
    await work.idle()
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(between?.isQuoting == false)
    #expect(screen.content?.price == nil)
    #expect(screen.content?.canContinue == false)
    #expect(screen.content?.target.text == "")
    #expect(router.exits == [])
  }

  @Test func `an amount that is typed once more after it was cleared gets its own price`() async {
    let screen = makeScreen()
    screen.presenter.didType("100", on: .source)
    await answer.asked()

    screen.presenter.didType("", on: .source)
    screen.presenter.didType("200", on: .source)
    answer.give(())
    await answer.asked(2)
    answer.give(())
    await work.idle()

    #expect(screen.content?.price?.quote.source.description == "200.00 GBP")
    #expect(screen.content?.canContinue == true)
  }

  /// Catches a price in the currency before, beside the new one.
  @Test func `a reply for the former currency is not shown for the new one`() async {
    let screen = makeScreen()
    screen.presenter.didType("100", on: .source)
    await answer.asked()

    screen.presenter.didChoose(.usd, on: .target)
    answer.give(())
    await answer.asked(2)
    let between = screen.content
    answer.give(())
    await work.idle()

    #expect(between?.price == nil)
    #expect(between?.canContinue == false)
    #expect(screen.content?.price?.quote.target.description.hasSuffix(" USD") == true)
    #expect(screen.content?.canContinue == true)
  }

  @Test func `ignores whitespace around an amount`() async {
    bank.quoteAnswer = nil
    let screen = makeScreen()

    screen.presenter.didType(" 100.00 \u{A0}", on: .source)
    await work.idle()

    #expect(screen.content?.source.error == nil)
    #expect(screen.content?.price?.quote.source.description == "100.00 GBP")
  }

  @Test func `a quote loader asks one question at a time, and answers the latest only`() async throws {
    let quoteLoader = QuoteLoader(service: bank, scope: work.scope)
    var answered: [Int64] = []
    for pounds: Int64 in [1, 2, 3] {
      quoteLoader.load(try question(pounds)) { answer in
        if case .success(let quote) = answer { answered.append(quote.source.minorUnits) }
      }
    }
    let isAsking = quoteLoader.isLoading

    for count in 1...2 {
      await answer.asked(count)
      answer.give(())
    }
    await work.idle()

    #expect(isAsking)
    #expect(!quoteLoader.isLoading)
    #expect(answered == [300])
    #expect(bank.quotes.count == 2)
  }

  @Test func `a question that is dropped is not answered, and the next one is`() async throws {
    let quoteLoader = QuoteLoader(service: bank, scope: work.scope)
    var answers = 0
    quoteLoader.load(try question(1)) { _ in answers += 1 }
    await answer.asked()

    quoteLoader.cancel()
    let isAsking = quoteLoader.isLoading
    answer.give(())
    await work.idle()

    #expect(!isAsking)
    #expect(answers == 0)
  }

  @Test func `a failure is an answer, and does not stop the next question`() async throws {
    bank.quoteAnswer = nil
    bank.failures["quote"] = [.unknown(.timedOut)]
    let quoteLoader = QuoteLoader(service: bank, scope: work.scope)
    var answers: [QuoteLoader.Answer] = []
    quoteLoader.load(try question(1)) { answers.append($0) }
    await work.idle()

    quoteLoader.load(try question(2)) { answers.append($0) }
    await work.idle()

    #expect(answers.count == 2)
    #expect(answers.first == .failure(.unknown(.timedOut)))
    #expect(answers.last == .success(try #require(bank.quotes.last)))
  }

  /// Catches a SignIn that comes back as soon as the person has left it.
  @Test func `whoever does not sign in for a price is not asked again for a newer one`() async throws {
    bank.quoteAnswer = nil
    bank.failures["quote"] = [.unknown(.signInNeeded)]
    let quoteLoader = QuoteLoader(service: bank, scope: work.scope)
    var answers: [QuoteLoader.Answer] = []

    quoteLoader.load(try question(1)) { answers.append($0) }
    quoteLoader.load(try question(2)) { answers.append($0) }
    await work.idle()

    #expect(answers == [.failure(.unknown(.signInNeeded))])
    #expect(bank.calls.count { $0.hasPrefix("quote") } == 1)
    #expect(!quoteLoader.isLoading)
  }

  @Test func `does not wait for a question that cannot be asked any more`() throws {
    let quoteLoader = QuoteLoader(service: bank, scope: StubFlow<FlowOutcome<Int>>("ended").context.scope)

    quoteLoader.load(try question(1)) { _ in }

    #expect(!quoteLoader.isLoading)
  }

  @Test func `reloads the balances only after a failure`() async {
    bank.quoteAnswer = nil
    bank.failures["balances ada"] = [.unknown(.connectionLost)]
    let screen = makeScreen()
    await work.idle()
    let failed = screen.content

    for _ in 1...2 {
      screen.presenter.didTapTryAgain()
      await work.idle()
    }

    #expect(failed?.problem == UnknownOutcome.connectionLost.sentence)
    #expect(screen.content?.source.currencies == [.gbp, .eur])
    #expect(bank.calls.count { $0 == "balances ada" } == 2)
  }

  @Test func `a currency that is not locked can be chosen, and clears the earlier message`() async {
    bank.quoteAnswer = nil
    bank.failures["quote"] = [.unknown(.timedOut)]
    let screen = makeScreen()
    screen.presenter.didType("100.00", on: .source)
    await work.idle()
    let failed = screen.content?.problem

    screen.presenter.didChoose(.eur, on: .source)
    let problem = screen.content?.problem
    screen.presenter.didChoose(.gbp, on: .target)
    await work.idle()

    #expect(failed == UnknownOutcome.timedOut.sentence)
    #expect(problem == nil)
    #expect(screen.content?.source.currency == .eur)
    #expect(screen.content?.target.currency == .gbp)
    #expect(bank.quotes.last?.request.sourceCurrency == .eur)
  }

  private func question(_ pounds: Int64) throws -> QuoteLoader.Query {
    QuoteLoader.Query(
      sender: senders.active.id,
      request: try QuoteRequest(
        fixing: .source, at: Amount(minorUnits: pounds * 100, currency: .gbp), otherCurrency: .eur))
  }

  private func makeScreen() -> AmountTestScreen {
    let interactor = AmountInteractor(
      service: bank, profiles: InMemoryProfileStore(), clock: bank.clock, locale: .english)
    let draft = AmountDraft(sender: senders.active, sourceCurrency: .gbp, targetCurrency: .eur)
    let presenter = AmountPresenter(
      draft, interactor: interactor, senders: senders, quoteLoader: QuoteLoader(service: bank, scope: work.scope),
      scope: work.scope, router: router)
    let screen = AmountTestScreen(presenter)
    presenter.view = screen
    presenter.begin()
    return screen
  }
}
