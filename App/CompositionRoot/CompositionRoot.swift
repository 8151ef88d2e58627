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
  private let database: SQLiteDatabase
  private let clock: DeviceClock
  private let identifiers: DeviceIdentifiers
  private let bank: any TransferService
  private let profile: RememberedProfile
  private let accounts: Accounts
  private let users: SQLiteUserStore
  private let intents: any IntentStore
  private let dispatcher: TransferDispatcher
  private let businessDrafts: SQLiteDocument<BusinessDraft>
  private let businesses: StoredBusiness
  private let onboardingBusiness: RememberedBusiness
  private let onboardingBusinesses: StoredBusiness
  private let onboarding: OnboardingProgress
  private let transferDrafts: TransferProgress
  private let left: LeftTransfers
  private let damages: [String]
  private let openEntry: SQLiteDocument<AppEntry>
  private let openSettings: SQLiteDocument<Bool>
  private let waitingEntry: SQLiteDocument<AppEntry>
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
    self.database = database
    self.intents = intents
    self.clock = clock
    self.identifiers = identifiers
    self.bank = bank
    damages = try await LaunchFindings(in: database).sentences
    openEntry = try await SQLiteDocument(named: "open entry", in: database)
    openSettings = try await SQLiteDocument(named: "open settings", in: database)
    waitingEntry = try await SQLiteDocument(named: "waiting entry", in: database)
    let transfer = try await SQLiteDocument<TransferDraft>(named: "transfer draft", in: database)
    let draft = try await SQLiteDocument<OnboardingDraft>(named: "onboarding draft", in: database)
    let onboarded = try await SQLiteDocument<OnboardedUser>(
      named: "onboarded user", in: database, durability: .survivesPowerLoss)
    profile = await RememberedProfile(
      in: database, drafts: try await SQLiteDocument(named: "profile draft", in: database)
    ) { [openEntry] profile in
      [
        openEntry.ending { [.profile, .profileInSettings].contains($0) }, transfer.goingOn(afterStoring: profile),
        draft.goingOn(with: .personal(profile)),
      ]
    }
    accounts = try await Accounts(profile: profile, in: database, onboarded: onboarded)
    users = SQLiteUserStore(in: database)
    dispatcher = TransferDispatcher(
      service: bank, intents: intents, clock: TransferDeviceClock(clock: clock))
    businessDrafts = try await SQLiteDocument(named: "business draft", in: database)
    businesses = StoredBusiness(accounts: accounts) { [openEntry, accounts, businessDrafts] business in
      [
        businessDrafts.setting(nil), transfer.goingOn(as: accounts.sender(of: business)),
        openEntry.ending { [.business, .businessInSettings, .businessByLink].contains($0) },
      ]
    }
    onboardingBusiness = RememberedBusiness(
      drafts: businessDrafts, stored: try await SQLiteDocument(named: "onboarding business", in: database))
    onboardingBusinesses = StoredBusiness(accounts: accounts) { [onboardingBusiness] business in
      try onboardingBusiness.changes(storing: business) + [draft.goingOn(with: .business(business))]
    }
    onboarding = OnboardingProgress(database: database, drafts: draft, onboarded: onboarded) {
      [openEntry, onboardingBusiness] in
      [onboardingBusiness.forgetting(), openEntry.ending { $0 == .onboarding }]
    }
    transferDrafts = TransferProgress(database: database, drafts: transfer, openEntry: openEntry)
    left = LeftTransfers(
      ids: try await SQLiteDocument(named: "left transfers", in: database, durability: .survivesPowerLoss),
      intents: intents, bank: bank
    ) { [openEntry] change in
      try await database.make([change, openEntry.ending { $0.isTransfer }])
    }
    feedback = try await StoredFeedback(in: database, openEntry: openEntry)
  }

  func makeRootFlow(_ presentation: FlowPresentation) -> RootFlow {
    RootFlow(presentation: presentation, dependencies: rootDependencies)
  }

  /// What the root flow needs; a test puts something else in the place of a feature.
  var rootDependencies: RootDependencies {
    RootDependencies(
      makeProfile: makeProfileFlow, makeBusiness: makeBusinessFlow, makeTransfer: makeTransferFlow,
      makeReceipt: makeReceiptFlow, makeOnboarding: makeOnboardingFlow,
      makeFeedback: makeFeedbackFlow,
      home: home,
      accounts: accounts, dispatcher: dispatcher, left: left, damages: damages, openEntry: openEntry,
      openSettings: openSettings, waitingEntry: waitingEntry)
  }

  private var home: HomeInteractor {
    HomeInteractor(profiles: profile, accounts: accounts, bank: bank, intents: intents, damages: damages) {
      [database] in
      do { return try await database.wasChangedElsewhere() } catch { return true }
    }
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
    makeBusinessFlow(presentation, store: businesses, drafts: businessDrafts)
  }

  private func makeOnboardingBusinessFlow(_ presentation: FlowPresentation) -> any Flow<BusinessFlowResult> {
    makeBusinessFlow(presentation, store: onboardingBusinesses, drafts: onboardingBusiness)
  }

  private func makeBusinessFlow(
    _ presentation: FlowPresentation, store: any BusinessStore, drafts: any DraftStore<BusinessDraft>
  ) -> any Flow<BusinessFlowResult> {
    let dependencies = BusinessDependencies(
      screens: HeadlessBusinessScreens(), store: store, drafts: drafts,
      makeID: { [identifiers] in BusinessID(identifiers.next()) },
      needsProfile: { needsProfile }, makeProfileFlow: makeProfileFlow)
    return BusinessFlow(presentation: presentation, dependencies: dependencies)
  }

  private func makeOnboardingFlow(_ presentation: FlowPresentation) -> any Flow<OnboardingFlowResult> {
    let dependencies = OnboardingDependencies(
      screens: HeadlessOnboardingScreens(), users: users,
      drafts: onboarding,
      makeUserID: { [identifiers] in UserID(identifiers.next()) },
      makeProfileFlow: makeProfileFlow, makeBusinessFlow: makeOnboardingBusinessFlow)
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
