import Business
import Database
import FlowKit
import Forms
import Foundation
import Onboarding
import Profile
import Storage
import Transfer

/// The one place that knows every concrete type, and puts the app together.
@MainActor
struct CompositionRoot {
  private let clock: DeviceClock
  private let identifiers: DeviceIdentifiers
  private let bank: any TransferService
  private let profile: RememberedProfile
  private let accounts: Accounts
  private let users: SQLiteUserStore
  private let intents: any IntentStore
  private let dispatcher: TransferDispatcher
  private let businessDrafts: SQLiteDocument<BusinessDraft>
  private let onboardingDrafts: SQLiteDocument<OnboardingDraft>
  private let transferDrafts: SQLiteDocument<TransferDraft>
  private let openEntry: SQLiteDocument<AppEntry>
  let feedback: StoredFeedback
  private let profileForm: @MainActor () -> ProfileForm

  /// Reads what has to be at hand from the start.
  /// - Parameter profileForm: asked each time somebody has to say who they are.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(
    database: SQLiteDatabase, intents: any IntentStore, clock: DeviceClock, identifiers: DeviceIdentifiers,
    bank: any TransferService, profileForm: @escaping @MainActor () -> ProfileForm
  ) async throws {
    self.profileForm = profileForm
    self.intents = intents
    self.clock = clock
    self.identifiers = identifiers
    self.bank = bank
    profile = await RememberedProfile(
      store: SQLiteProfileStore(in: database),
      drafts: try await SQLiteDocument<ProfileDraft>(named: "profile draft", in: database))
    accounts = await Accounts(
      profile: profile, businesses: SQLiteBusinessStore(in: database),
      onboarded: try await SQLiteDocument(named: "onboarded user", in: database))
    users = SQLiteUserStore(in: database)
    dispatcher = TransferDispatcher(
      service: bank, intents: intents, clock: TransferDeviceClock(clock: clock))
    businessDrafts = try await SQLiteDocument(named: "business draft", in: database)
    onboardingDrafts = try await SQLiteDocument(named: "onboarding draft", in: database)
    transferDrafts = try await SQLiteDocument(named: "transfer draft", in: database)
    openEntry = try await SQLiteDocument(named: "open entry", in: database)
    feedback = try await StoredFeedback(in: database)
  }

  func makeRootFlow(_ presentation: FlowPresentation) -> RootFlow {
    let dependencies = RootDependencies(
      makeProfile: makeProfileFlow, makeBusiness: makeBusinessFlow, makeTransfer: makeTransferFlow,
      makeReceipt: makeReceiptFlow, makeOnboarding: makeOnboardingFlow,
      makeFeedback: makeFeedbackFlow,
      home: HomeInteractor(profiles: profile, accounts: accounts, bank: bank, intents: intents),
      accounts: accounts, dispatcher: dispatcher, openEntry: openEntry)
    return RootFlow(presentation: presentation, dependencies: dependencies)
  }
}

// MARK: - Features

extension CompositionRoot {
  /// Whether the person has to say who they are first.
  var needsProfile: Bool { accounts.needsProfile }

  /// Whether the person has to open a business first.
  var needsBusiness: Bool { accounts.allBusinesses.isEmpty }

  func makeProfileFlow(_ presentation: FlowPresentation) -> any Flow<ProfileFlowResult> {
    let dependencies = ProfileDependencies(
      screens: HeadlessProfileScreens(), store: profile, drafts: profile,
      today: { [clock] in clock.today })
    return switch profileForm() {
    case .twoScreens: ProfileFlow(presentation: presentation, dependencies: dependencies)
    case .short: ShortProfileFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  func makeBusinessFlow(_ presentation: FlowPresentation) -> any Flow<BusinessFlowResult> {
    let dependencies = BusinessDependencies(
      screens: HeadlessBusinessScreens(), store: accounts, drafts: businessDrafts,
      makeID: { [identifiers] in BusinessID(identifiers.next()) },
      needsProfile: { needsProfile }, makeProfileFlow: makeProfileFlow)
    return BusinessFlow(presentation: presentation, dependencies: dependencies)
  }

  private func makeOnboardingFlow(_ presentation: FlowPresentation) -> any Flow<OnboardingFlowResult> {
    let dependencies = OnboardingDependencies(
      screens: HeadlessOnboardingScreens(), users: users,
      drafts: OnboardingProgress(drafts: onboardingDrafts, accounts: accounts),
      makeUserID: { [identifiers] in UserID(identifiers.next()) },
      makeProfileFlow: makeProfileFlow, makeBusinessFlow: makeBusinessFlow)
    return OnboardingFlow(presentation: presentation, dependencies: dependencies)
  }

  private func makeTransferFlow(
    _ presentation: FlowPresentation, _ start: TransferStart
  ) -> any Flow<TransferFlowResult> {
    TransferFlow(presentation: presentation, start: start, dependencies: transferDependencies)
  }

  private func makeReceiptFlow(
    _ presentation: FlowPresentation, _ transfer: BankTransfer
  ) -> any Flow<FlowOutcome<BankTransfer>> {
    ReceiptFlow(presentation: presentation, transfer: transfer, dependencies: transferDependencies)
  }

  private var transferDependencies: TransferDependencies {
    TransferDependencies(
      screens: HeadlessTransferScreens(), service: bank, dispatcher: dispatcher, drafts: transferDrafts,
      senders: accounts, profiles: profile, clock: TransferDeviceClock(clock: clock),
      locale: Locale(identifier: "en_GB"), makeID: { [identifiers] in TransferIntent.ID(identifiers.next()) },
      makeProfileFlow: makeProfileFlow, makeBusinessFlow: makeBusinessFlow)
  }
}
