import Business
import Database
import Feedback
import FlowKit
import FlowTesting
import Forms
import Foundation
import Money
import Onboarding
import Profile
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import HeadlessUI

/// The root flow in a window, with stubs for the features.
@MainActor
final class RootFlowTest {
  let test = FlowTest<FlowOutcome<Never>>()
  let profiles = InMemoryProfileStore()
  /// The flow under test, until its test ends it.
  private(set) weak var root: RootFlow?
  /// The transfers that were left before the app was launched, and are not known yet.
  let left: SQLiteDocument<[TransferIntent.ID]>
  /// The Transfer flow that was started last.
  var transfer: StubFlow<TransferFlowResult>? { transfers.last }

  var window: TestWindow { test.window }
  private let transfers = Transfers()

  @MainActor
  private final class Transfers {
    weak var last: StubFlow<TransferFlowResult>?
  }

  /// Launches the app.
  init(leaving ids: [TransferIntent.ID] = []) async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
    left = try await SQLiteDocument(named: "left transfers", in: database)
    await left.keep(ids)
    let profile = await RememberedProfile(
      in: database, drafts: try await SQLiteDocument(named: "profile draft", in: database))
    let accounts = try await Accounts(
      profile: profile, in: database, onboarded: try await SQLiteDocument(named: "onboarded user", in: database))
    let clock = TransferDeviceClock(clock: try DeviceClock(startingAt: DeviceClock.journeyStart))
    let bank = try await SandboxTransferService.open(.memory, rates: try .bundled(), clock: clock)
    let intents = InMemoryIntentStore()
    let dependencies = RootDependencies(
      makeProfile: { StubFlow("profile", $0) }, makeBusiness: { StubFlow("business", $0) },
      makeTransfer: { [transfers] presentation, _ in
        let flow = StubFlow<TransferFlowResult>("transfer", presentation)
        transfers.last = flow
        return flow
      },
      makeReceipt: { presentation, _ in StubFlow("receipt", presentation) },
      makeOnboarding: { StubFlow("onboarding", $0) }, makeFeedback: { StubFlow("feedback", $0) },
      home: HomeInteractor(
        profiles: profiles, accounts: accounts, bank: bank, intents: intents, damages: [],
        wasChangedElsewhere: { false }),
      accounts: accounts, dispatcher: TransferDispatcher(service: bank, intents: intents, clock: clock),
      left: LeftTransfers(ids: left, intents: intents, bank: bank) { try await database.make([$0]) },
      damages: [],
      openEntry: try await SQLiteDocument(named: "open entry", in: database),
      waitingEntry: try await SQLiteDocument(named: "waiting entry", in: database))
    let flow = RootFlow(presentation: test.window.pushing, dependencies: dependencies)
    root = flow
    test.start(flow)
    await test.flows.idle()
  }

  /// What the person reads in the alert on top.
  var alert: AlertContent? { (window.top as? TestAlert)?.content }

  /// Whether the person is in the transfer.
  var isTransferOnTop: Bool { window.top === transfer?.screen }

  /// What home says first, whatever is above it.
  var greeting: String? {
    let home = window.viewControllers.first as? HomeScreen
    return home?.content.parts.compactMap { if case .line(let line) = $0 { line } else { nil } }.first
  }

  /// What the app does by itself is done.
  func settle() async { await test.flows.idle() }
}

extension BankTransfer {
  /// A hundred pounds on their way to Emmy.
  static var hundredPounds: BankTransfer {
    get throws {
      let start = try Timestamp("2026-11-21T09:00:00Z")
      let request = try QuoteRequest(
        fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur)
      let quote = try Quote(
        id: Quote.ID("quote-1"), sender: Sender.ID("ada"), request: request,
        rate: ExchangeRate("1.1993", from: .gbp, to: .eur), fee: Amount(minorUnits: 76, currency: .gbp), expiry: start)
      let emmy = try Recipient(
        id: Recipient.ID("recipient-1"), sender: quote.sender,
        details: RecipientDetails(
          name: RecipientName("Emmy Noether", of: .person),
          account: .sepa(iban: IBAN("DE89370400440532013000")), for: RecipientRequirements(for: .eur)))
      return try BankTransfer(
        id: BankTransfer.ID("transfer-1"), customerTransactionID: .first, quote: quote, recipient: emmy, reference: nil,
        createdAt: start, status: .incomingPaymentWaiting, occurredAt: start)
    }
  }
}

extension CustomerTransactionID {
  /// The name of the first transfer.
  static var first: CustomerTransactionID {
    CustomerTransactionID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  }
}
