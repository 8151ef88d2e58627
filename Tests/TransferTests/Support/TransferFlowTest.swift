import BankConformance
import Business
import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Profile
import Testing
import Transfer

/// A Transfer flow in a window, with its dependencies.
@MainActor
struct TransferFlowTest {
  let test = FlowTest(TransferFlowResult.self)
  let clock: TestClock
  let bank: ScriptedBank
  let store: InMemoryIntentStore
  let drafts: InMemoryDraftStore<TransferDraft>
  let profiles: InMemoryProfileStore
  let senders: TestSenders
  let dispatcher: TransferDispatcher
  let stubs = Stubs()
  let dependencies: TransferDependencies

  var window: TestWindow { test.window }

  /// The sub-flows that were started.
  @MainActor
  final class Stubs {
    var profiles: [StubFlow<ProfileFlowResult>] = []
    var businesses: [StubFlow<BusinessFlowResult>] = []
  }

  init(
    _ draft: TransferDraft? = nil, profile: PersonalProfile? = nil, intents: [IntentRecord] = []
  ) throws {
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    bank.people = [try .emmy]
    store = InMemoryIntentStore(intents)
    drafts = InMemoryDraftStore<TransferDraft>(draft)
    profiles = InMemoryProfileStore(profile)
    senders = try TestSenders()
    dispatcher = TransferDispatcher(service: bank, intents: store, clock: clock)
    dependencies = TransferDependencies(
      screens: TestTransferScreens(), service: bank, dispatcher: dispatcher, drafts: drafts, senders: senders,
      profiles: profiles, clock: clock, locale: .english, makeID: try CustomerTransactionID.counting(),
      makeProfileFlow: { [stubs] presentation in
        let flow = StubFlow<ProfileFlowResult>("profile", presentation)
        stubs.profiles.append(flow)
        return flow
      },
      makeBusinessFlow: { [stubs] presentation in
        let flow = StubFlow<BusinessFlowResult>("business", presentation)
        stubs.businesses.append(flow)
        return flow
      })
  }

  func start(_ start: TransferStart = .new, _ presentation: FlowPresentation? = nil) async {
    test.start(
      TransferFlow(presentation: presentation ?? window.pushing, start: start, dependencies: dependencies))
    await idle()
  }

  func idle() async { await test.flows.idle() }

  /// Ends the flow, and returns the problems.
  func problems() async -> [String] {
    stubs.profiles = []
    stubs.businesses = []
    return await test.problems()
  }
}

// MARK: - Screens

extension TransferFlowTest {
  var amount: AmountTestScreen { get throws { try #require(window.top as? AmountTestScreen) } }
  var recipient: RecipientTestScreen { get throws { try #require(window.top as? RecipientTestScreen) } }
  var review: ReviewTestScreen { get throws { try #require(window.top as? ReviewTestScreen) } }
  var receipt: ReceiptTestScreen { get throws { try #require(window.top as? ReceiptTestScreen) } }
}

// MARK: - Actions

extension TransferFlowTest {
  func enterAmount(_ text: String = "100.00") async throws {
    try amount.presenter.didType(text, on: .source)
    await idle()
    try amount.presenter.didTapContinue()
    await idle()
  }

  func chooseEmmy() async throws {
    try recipient.presenter.didChoose(Recipient.emmy.id)
    try recipient.presenter.didTapContinue()
    await idle()
  }

  /// Enters Emmy as a new recipient, whom the bank already knows.
  func addEmmy() async throws {
    try recipient.fill(.emmy)
    try recipient.presenter.didTapContinue()
    await idle()
  }

  func confirm() async throws {
    try review.presenter.didTapConfirm()
    await idle()
  }

  /// Continues up to the review.
  func goToReview(_ presentation: FlowPresentation? = nil) async throws {
    await start(.new, presentation)
    try await enterAmount()
    try await chooseEmmy()
  }
}

extension PersonalProfile {
  static var ada: PersonalProfile {
    get throws {
      try PersonalProfile(
        details: PersonalDetails(
          [
            .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+44 20 7946 0958",
            .email: "ada@example.com",
          ], today: CivilDate(year: 2026, month: 10, day: 30)),
        address: PostalAddress(
          [.country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH"]))
    }
  }
}
