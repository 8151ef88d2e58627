import Business
import Contact
import FlowFaults
import FlowHeadless
import FlowKit
import FlowScreens
import FlowSession
import FlowShell
import FlowStorage
import FlowTesting
import Foundation
import Money
import Onboarding
import Profile
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

@MainActor
struct HomePresenterTests {
  private let router = HomeRouterSpy()
  private let view = HomeViewSpy()

  @Test func `asks a new person to open an account`() async throws {
    try await refresh(nil)

    #expect(
      view.contents.last
        == HomeContent(
          message: "Welcome. Open an account to send money.",
          steps: [
            AppRow("Open an account", to: OnboardingFeature.Entry.signUp),
            AppRow("Add your details", to: ProfileFeature.Entry.sheet),
          ]))
  }

  @Test func `greets a person with a profile, and asks only for the account`() async throws {
    try await refresh(try .ada)

    #expect(
      view.contents.last
        == HomeContent(
          message: "Hello, Ada Lovelace. Open an account to send money.",
          steps: [AppRow("Open an account", to: OnboardingFeature.Entry.signUp)]))
  }

  @Test func `shows balances with an account, and hints for empty lists`() async throws {
    try await refresh(try .ada, user: try .ada)

    #expect(view.contents.last?.sender == "Ada Lovelace")
    let pounds = HomeBalance(
      amount: "10,000.00 GBP",
      send: AppRow("Send from GBP", to: TransferFeature.Entry.transfer(.fromBalance(.gbp))))
    #expect(view.contents.last?.balances.contains(pounds) == true)
    #expect(view.contents.last?.send == AppRow("Send money", to: TransferFeature.Entry.transfer(.new)))
    #expect(view.contents.last?.steps == [])
    #expect(view.contents.last?.notes == ["You have sent nothing yet. Send money, and you find it here."])
  }

  /// Catches an outdated balance: the answer to the older question arrives last.
  @Test func `an older answer that arrives last changes nothing`() async throws {
    let interactor = try await HomeInteractor.over(
      try .ada, profiles: nil, user: try .ada, intents: InMemoryIntentStore(), isOutOfDate: false)
    let bank = try #require(interactor.bank as? SandboxTransferService)
    let work = FlowWork()
    let presenter = HomePresenter(interactor: interactor, rows: { ([], []) }, scope: work.scope, router: router)
    presenter.view = view
    try bank.apply("bank next balance is held")

    presenter.refresh()
    await nextTurns { bank.faults.heldCount > 0 }
    try await bank.sendHundredPounds(as: .first)
    presenter.refresh()
    await nextTurns { view.contents.last?.balances.isEmpty == false }
    try bank.apply("bank gives its replies")
    await work.idle()

    #expect(view.contents.last?.balances.map(\.amount).contains("9,900.00 GBP") == true)
    #expect(
      view.contents.last?.transfers.map { $0.rows.map(\.title) } == [["Open transfer-1", "Repeat transfer-1"]])
  }

  /// Catches a person who has just opened an account, and can open another one as long as the bank does not answer.
  @Test func `offers no account to a person who has one, while the bank answers`() async throws {
    var onboarded: SQLiteDocument<OnboardedUser>?
    let interactor = try await HomeInteractor.over(
      nil, profiles: nil, user: nil, intents: InMemoryIntentStore(), isOutOfDate: false
    ) { onboarded = $0 }
    let bank = try #require(interactor.bank as? SandboxTransferService)
    let work = FlowWork()
    let presenter = HomePresenter(interactor: interactor, rows: { ([], []) }, scope: work.scope, router: router)
    presenter.view = view
    presenter.refresh()
    await work.idle()
    let newcomer = view.contents.last
    await onboarded?.set(try .ada)
    try bank.apply("bank next balance is held")

    presenter.refresh()

    #expect(newcomer?.steps.first?.title == "Open an account")
    #expect(view.contents.last == HomeContent())
    await nextTurns { bank.faults.heldCount > 0 }
    try bank.apply("bank gives its replies")
    await work.idle()
    #expect(view.contents.last?.balances.isEmpty == false)
  }

  /// Catches a home that lists all businesses of a person who has many, one that ignores the tap while it refreshes, and
  /// one that offers the same again while it loads.
  @Test func `shows the newest businesses, and older ones on request`() async throws {
    let interactor = try await HomeInteractor.over(
      try .ada, profiles: nil, user: try .ada, intents: InMemoryIntentStore(), isOutOfDate: false, businessCount: 12)
    let work = FlowWork()
    let presenter = HomePresenter(interactor: interactor, rows: { ([], []) }, scope: work.scope, router: router)
    presenter.view = view

    presenter.refresh()
    await work.idle()
    let first = view.contents.last
    presenter.refresh()
    for _ in 1...2 { presenter.didTapShowMore() }
    let loading = view.contents.last
    await work.idle()

    #expect(first?.businesses == (3...12).map { "Number \($0)" })
    #expect([first, loading].map { $0?.canShowMore } == [true, false])
    #expect(view.contents.last?.businesses == (1...12).map { "Number \($0)" })
    #expect(view.contents.last?.canShowMore == false)
  }

  /// Catches a home that says both that a transfer was sent, and that none was.
  @Test func `does not deny a transfer that is pending`() async throws {
    let intents = InMemoryIntentStore()
    try await intents.begin(try await SandboxTransferService.forTests().hundredPounds(as: .first))

    try await refresh(try .ada, user: try .ada, intents: intents)

    #expect(
      view.contents.last?.notes == [
        "One transfer was sent, and the bank's answer is not known yet. The app is asking again."
      ])
  }

  /// Catches unreadable records that count as none: pending transfers would disappear.
  @Test func `reports unreadable pending transfers, and can retry`() async throws {
    try await refresh(try .ada, user: try .ada, intents: UnreadableIntentStore())

    #expect(
      view.contents.last?.notes == [
        "This device cannot read its records right now, so pending transfers may be missing here. Try again."
      ])
    #expect(view.contents.last?.canTryAgain == true)
  }

  /// Catches a process that shows outdated data after another process has changed the file.
  @Test func `shows that another program has changed the data`() async throws {
    try await refresh(try .ada, isOutOfDate: true)

    #expect(
      view.contents.last?.notes == [
        "Another program has changed the data on this device. Start the app again to see it."
      ])
  }

  @Test func `shows the error of an unavailable profile, and does not ask for the profile`() async throws {
    try await refresh(nil, profiles: UnavailableProfileStore())

    #expect(view.contents.last == HomeContent(message: ProfileStoreError.unavailable.sentence))
  }

  @Test func `forwards the person's actions to its router`() async throws {
    let presenter = try await refresh(nil)
    let row = AppRow("A row", to: Place.business.entry)

    presenter.didTapTryAgain()
    presenter.didChoose(row)
    presenter.didTapSettings()

    #expect(router.messages == [.tryAgain, .row(row), .settings])
  }

  @discardableResult
  private func refresh(
    _ profile: PersonalProfile?, profiles: (any ProfileStore)? = nil, user: OnboardedUser? = nil,
    intents: any IntentStore = InMemoryIntentStore(), isOutOfDate: Bool = false
  ) async throws -> HomePresenter {
    let interactor = try await HomeInteractor.over(
      profile, profiles: profiles, user: user, intents: intents, isOutOfDate: isOutOfDate)
    let work = FlowWork()
    let presenter = HomePresenter(interactor: interactor, rows: { ([], []) }, scope: work.scope, router: router)
    presenter.view = view
    presenter.refresh()
    await work.idle()
    return presenter
  }
}

extension HomeInteractor {
  fileprivate static func over(
    _ profile: PersonalProfile?, profiles: (any ProfileStore)?, user: OnboardedUser?, intents: any IntentStore,
    isOutOfDate: Bool, businessCount: UInt8 = 0, onOpened: (SQLiteDocument<OnboardedUser>) -> Void = { _ in }
  ) async throws -> HomeInteractor {
    let database = try await appSchema.open(.memory)
    for number in 0..<businessCount {
      try await SQLiteBusinessStore(in: database).save(.named("Number \(number + 1)", number + 1))
    }
    let onboarded = try await SQLiteDocument<OnboardedUser>(
      named: "onboarded user", title: "onboarded user", of: .person, in: database)
    await onboarded.set(user)
    onOpened(onboarded)
    if let profile { try await SQLiteProfileStore(in: database).save(profile) }
    let stored = await SQLiteProfileStore(in: database)
    let clock = TransferDeviceClock(clock: DeviceClock(startingAt: DeviceClock.journeyStart))
    return HomeInteractor(
      profiles: profiles ?? stored,
      accounts: try await Accounts(profiles: stored, in: database, onboarded: onboarded),
      bank: try await SandboxTransferService.open(.memory, rates: try .bundled(), clock: clock),
      intents: intents, session: { .none }, showsBalances: { true }, storageProblems: { [] },
      wasChangedExternally: { isOutOfDate })
  }
}

extension OnboardedUser {
  fileprivate static var ada: OnboardedUser {
    get throws {
      OnboardedUser(
        user: User(
          id: UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))),
          email: try EmailAddress("ada@example.com"), country: try Country("GB")),
        activeProfile: .personal(try .ada))
    }
  }
}

@MainActor
private final class HomeViewSpy: HomeView {
  private(set) var contents: [HomeContent] = []

  func display(_ content: HomeContent) { contents.append(content) }
}

@MainActor
private final class HomeRouterSpy: HomeRouter {
  enum Message: Equatable {
    case tryAgain
    case row(AppRow)
    case settings
    case waysOut
  }

  private(set) var messages: [Message] = []

  func didAskToTryAgain() { messages.append(.tryAgain) }

  func didChoose(_ row: AppRow) { messages.append(.row(row)) }

  func didAskForSettings() { messages.append(.settings) }

  func didAskForWaysOut() { messages.append(.waysOut) }
}

private struct UnavailableProfileStore: ProfileStore {
  func load() async throws(ProfileStoreError) -> PersonalProfile? { throw .unavailable }

  func save(_ profile: PersonalProfile) async throws(ProfileStoreError) { throw .unavailable }
}
