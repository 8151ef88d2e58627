import BankConformance
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Testing

@testable import Transfer

@MainActor
struct RecipientPresenterTests {
  private let router = RecipientRouterSpy()
  private let work = FlowWork()
  private let bank: ScriptedBank

  init() throws {
    bank = ScriptedBank(clock: try TestClock())
    bank.people = [try .emmy]
  }

  private func makeScreen(
    _ draft: RecipientDraft = RecipientDraft(), in currency: Currency = .eur
  ) async throws -> RecipientTestScreen {
    let interactor = RecipientInteractor(service: bank, sender: try Sender.ID("ada"), currency: currency)
    let presenter = RecipientPresenter(draft, interactor: interactor, scope: work.scope, router: router)
    let screen = RecipientTestScreen(presenter)
    presenter.view = screen
    presenter.begin()
    await work.idle()
    return screen
  }

  /// A screen with two of three known recipients.
  private func makeScreenOfThree() async throws -> RecipientTestScreen {
    let emmy = try Recipient.emmy
    bank.people = try (1...3).map {
      Recipient(id: try Recipient.ID("emmy-\($0)"), sender: emmy.sender, details: emmy.details)
    }
    bank.recipientLimit = 2
    return try await makeScreen()
  }

  @Test(arguments: [
    (Currency.eur, [RecipientField.iban]), (.gbp, [.sortCode, .accountNumber]),
    (.usd, [.routingNumber, .accountNumber, .accountType]), (.aud, [.bsb, .accountNumber]),
    (.inr, [.ifsc, .accountNumber]), (.sek, [.iban, .bic]),
  ])
  func `shows the fields that the currency requires, and the recipients that fit it`(
    currency: Currency, fields: [RecipientField]
  ) async throws {
    let screen = try await makeScreen(in: currency)

    #expect(screen.content?.fields.map(\.field) == [.kind, .name] + fields)
    #expect(screen.content?.known.map(\.name) == (currency == .eur ? ["Emmy Noether"] : []))
  }

  /// Catches a list without the newest recipient, since the reply to an older question comes last.
  @Test func `an older answer that arrives last changes nothing`() async throws {
    let screen = try await makeScreen()
    let (older, newer) = (TestAnswer<Void>(), TestAnswer<Void>())
    (bank.people, bank.recipientAnswer) = ([], older)

    screen.presenter.begin()
    await older.asked()
    (bank.people, bank.recipientAnswer) = ([try .emmy], newer)
    screen.presenter.begin()
    await newer.asked()
    newer.give(())
    await nextTurns { screen.content?.isLoading != true }
    older.give(())
    await work.idle()

    #expect(screen.content?.known.map(\.name) == ["Emmy Noether"])
    #expect(screen.content?.isLoading == false)
  }

  /// Catches a screen with all recipients of a person who has many, and a page that repeats one or loses the choice.
  @Test func `shows the newest recipients, and older ones on request`() async throws {
    let screen = try await makeScreenOfThree()
    let first = screen.content
    screen.presenter.didChoose(try Recipient.ID("emmy-2"))

    for _ in 1...2 { screen.presenter.didTapShowMore() }
    let loading = screen.content
    await work.idle()
    screen.presenter.didTapShowMore()
    await work.idle()

    #expect(first?.known.map(\.id.text) == ["emmy-1", "emmy-2"])
    #expect([first, loading, screen.content].map { $0?.canShowMore } == [true, false, false])
    #expect(screen.content?.known.map(\.id.text) == ["emmy-1", "emmy-2", "emmy-3"])
    #expect(screen.content?.known.map(\.isChosen) == [false, true, false])
    #expect(bank.calls.count { $0.hasPrefix("recipients") } == 2)
  }

  /// Catches a failed page that removes the items.
  @Test func `a failed page leaves the recipients, and can be asked for again`() async throws {
    let screen = try await makeScreenOfThree()
    bank.failures["recipients ada"] = [.refused(.forbidden)]

    screen.presenter.didTapShowMore()
    await work.idle()
    let failed = screen.content
    screen.presenter.didTapShowMore()
    await work.idle()

    #expect(failed?.problem?.developerForm == TransferRefusal.forbidden.sentence)
    #expect(failed?.known.count == 2)
    #expect(failed?.canShowMore == true)
    #expect(screen.content?.known.count == 3)
    #expect(screen.content?.problem == nil)
  }

  @Test func `continues with a known recipient`() async throws {
    let screen = try await makeScreen()

    screen.presenter.didChoose(try Recipient.emmy.id)
    screen.presenter.didTapContinue()

    #expect(screen.content?.fields == [])
    #expect(screen.content?.known.map(\.account) == ["DE89 3704 0044 0532 0130 00"])
    #expect(router.chosen == [try .emmy])
  }

  @Test func `adds a new recipient, and continues`() async throws {
    let screen = try await makeScreen()
    screen.fill([.kind: "business", .name: "Zuse KG", .iban: "DE89370400440532013000"])

    screen.presenter.didTapContinue()
    screen.presenter.didEdit(.name, to: "Somebody Else")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(router.chosen.map(\.details.name.text) == ["Zuse KG"])
    #expect(bank.calls.filter { $0 == "add recipient" }.count == 1)
  }

  @Test func `shows the error of each field`() async throws {
    let screen = try await makeScreen(in: .usd)
    screen.fill([.kind: "person", .name: "Grace", .routingNumber: "123", .accountType: "CURRENT"])

    screen.presenter.didTapContinue()
    await work.idle()

    let errors = try #require(screen.content).fields.filter { $0.error != nil }.map(\.field)
    #expect(errors == [.name, .routingNumber, .accountNumber, .accountType])
    #expect(!bank.calls.contains("add recipient"))
  }

  @Test func `keeps the input when the bank refuses`() async throws {
    bank.failures["add recipient"] = [.refused(.forbidden)]
    let screen = try await makeScreen()
    screen.fill(.emmy)

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.problem?.developerForm == TransferRefusal.forbidden.sentence)
    #expect(screen.content?.fields.map(\.value) == ["person", "Emmy Noether", "DE89 3704 0044 0532 0130 00"])
    #expect(router.chosen == [])
  }

  @Test func `retries failed loading`() async throws {
    bank.failures["requirements"] = [.unknown(.connectionLost)]
    let screen = try await makeScreen()
    let failed = screen.content

    screen.presenter.didTapTryAgain()
    await work.idle()

    #expect(failed?.problem == UnknownOutcome.connectionLost.sentence)
    #expect(failed?.canTryAgain == true)
    #expect(screen.content?.fields.isEmpty == false)
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.canTryAgain == false)
  }

  /// Catches a button that is enabled, and whose tap does nothing.
  @Test func `cannot continue with a known recipient either, before everything is loaded`() async throws {
    bank.failures["requirements"] = [.unknown(.connectionLost)]
    let screen = try await makeScreen(RecipientDraft(chosen: try .emmy))
    let failed = screen.content

    screen.presenter.didTapContinue()
    let chosen = router.chosen
    screen.presenter.didTapTryAgain()
    let during = screen.content
    await work.idle()

    #expect(failed?.canContinue == false && chosen == [])
    #expect(during?.canContinue == false)
    #expect(screen.content?.canContinue == true)
  }

  @Test func `offers no retry while loading and after success`() async throws {
    let screen = try await makeScreen()
    bank.failures["requirements"] = [.unknown(.connectionLost)]
    screen.presenter.didTapTryAgain()
    await work.idle()
    let loads = bank.calls.count { $0.hasPrefix("requirements") }

    let interactor = RecipientInteractor(service: bank, sender: try Sender.ID("ada"), currency: .eur)
    let presenter = RecipientPresenter(RecipientDraft(), interactor: interactor, scope: work.scope, router: router)
    let loading = RecipientTestScreen(presenter)
    presenter.view = loading
    presenter.begin()
    presenter.didTapTryAgain()
    let during = loading.content
    await work.idle()

    #expect(loads == 1)
    #expect(during?.isLoading == true)
    #expect(during?.canTryAgain == false)
    #expect(loading.content?.canTryAgain == true)
    #expect(bank.calls.count { $0.hasPrefix("requirements") } == 2)
  }

  @Test func `replaces the chosen recipient with a new one, unless it is being added`() async throws {
    let screen = try await makeScreen(RecipientDraft(chosen: try .emmy))
    let before = screen.content?.fields

    screen.presenter.didChoose(nil)
    let form = screen.content
    screen.fill(.emmy)
    screen.presenter.didTapContinue()
    let drafts = router.drafts.count
    screen.presenter.didChoose(nil)

    #expect(before == [])
    #expect(form?.fields.isEmpty == false)
    #expect(form?.known.map(\.isChosen) == [false])
    #expect(router.drafts.count == drafts)
    await work.idle()
  }
}

@MainActor
final class RecipientRouterSpy: RecipientRouter {
  private(set) var chosen: [Recipient] = []

  private(set) var drafts: [RecipientDraft] = []

  func didEdit(_ draft: RecipientDraft) { drafts.append(draft) }
  func didChoose(_ recipient: Recipient) { chosen.append(recipient) }
}
