public import Contact
public import FlowKit
public import FlowScreens
package import FlowSession
public import FlowShell
public import FlowStorage
public import Foundation
import Profile
package import SignIn
import Synchronization
public import Transfer

/// The objects from which the app's components are made.
@MainActor
public struct AppServices {
  let database: SQLiteDatabase
  let intents: any IntentStore
  /// The bank for calls that an act of the person may have made, with their token if it has their account.
  let bank: any TransferService
  /// The bank for the app's own calls, which never bring SignIn.
  let bankForApp: any TransferService
  /// The bank's customers; nil in an app without accounts.
  let customers: CustomerServices?
  package let session: Session?
  /// The input of sign-ins, which outlives their flows.
  package let typedSignIn = TypedSignIn()
  let gate: AppGate?
  let opening = AccountOpening()
  let clock: any TransferClock
  let today: @Sendable () -> CivilDate
  let makeUUID: @Sendable () -> UUID
  let screens: AppPages
  let profileForm: @MainActor () -> ProfileForm
  let entries: EntryStore
  let scenes: AppScenes
  private let replacements: [any Sendable]

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - intents: The store of the confirmed transfers, in the same database.
  ///   - bank: The bank.
  ///   - customers: The bank's customers; nil in an app whose people do not sign in.
  ///   - clock: The clock for prices and transfers.
  ///   - today: Returns the current day, for the check of the age.
  ///   - makeUUID: Makes a new identifier.
  ///   - toolkit: Makes the screens of the app's pages.
  ///   - timeZone: The time zone in which people read times; nil where times are exact, as in journeys.
  ///   - scenes: The app's scenes.
  ///   - profileForm: Returns the form to use, each time the person's details are needed.
  ///   - replacements: Services in place of those that the features make, such as simulated ones.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, intents: any IntentStore, bank: any TransferService,
    customers: CustomerServices? = nil, clock: any TransferClock,
    today: @escaping @Sendable () -> CivilDate, makeUUID: @escaping @Sendable () -> UUID, toolkit: any PageToolkit,
    timeZone: TimeZone? = nil, scenes: AppScenes = AppScenes(),
    profileForm: @escaping @MainActor () -> ProfileForm = { .twoScreens }, replacements: [any Sendable] = []
  ) async throws {
    self.database = database
    self.intents = intents
    self.customers = customers
    if let isOpen = customers?.isOpen {
      gate = try await AppGate(in: database, saying: { ClosedBank.sentence(of: $0, in: timeZone) }, asking: isOpen)
    } else {
      gate = nil
    }
    if let gate { scenes.showGate(gate) }
    if let customers {
      let session = try await Session.open(
        customers.sessions, in: database, secrets: customers.secrets,
        isProtectedDataAvailable: customers.isProtectedDataAvailable, makeGeneration: { makeUUID().uuidString })
      let authorized = SessionTransferService(
        bank: bank, authorized: customers.bank, session: session, opening: opening, gate: gate)
      var ownCalls = authorized
      ownCalls.caller = .app
      (self.session, self.bank, bankForApp) = (session, authorized, ownCalls)
    } else {
      (session, self.bank, bankForApp) = (nil, bank, bank)
    }
    self.clock = clock
    self.today = today
    self.makeUUID = makeUUID
    screens = AppPages(toolkit: toolkit, timeZone: timeZone)
    self.profileForm = profileForm
    self.scenes = scenes
    self.replacements = replacements
    entries = try await EntryStore(in: database)
  }

  /// Returns the service in place of one that a feature makes; nil if there is none.
  func replacement<Service>(of type: Service.Type) -> Service? { replacements.lazy.compactMap { $0 as? Service }.first }
}

/// What a person reads while the bank is closed.
enum ClosedBank {
  static func sentence(of closed: ClosedGate, in timeZone: TimeZone?) -> LocalizedText {
    switch closed {
    case .unsupportedVersion:
      "The bank no longer answers this version. Update the app; nothing on this device is lost."
    case .maintenance(let end):
      """
      The bank is closed until \(FormattedTimestamp(Timestamp(end), in: timeZone)). Try again then; nothing on this device \
      is lost.
      """
    }
  }
}

/// The screens of the app in any toolkit: each is a function from a content to a page.
///
/// Each feature with other screens than forms has an extension in its folder, which makes them.
struct AppPages: PageScreens {
  let toolkit: any PageToolkit
  /// The time zone in which people read times; nil where times are exact, as in journeys.
  let timeZone: TimeZone?
}

/// The app, assembled for one launch: the only place that knows every concrete type.
@MainActor
public struct Composition: AssembledApp {
  let services: AppServices
  let features: [any AppFeature]
  let profile: ProfileFeature
  let transfer: TransferFeature
  let accounts: Accounts
  let customer: CustomerAccount
  /// The damage found on this device.
  var problems: StorageProblems
  private let damage: FoundDamage

  /// Creates the app, and reads the data that must be available synchronously.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of services: AppServices) async throws {
    self.services = services
    let assembly = Assembly(services)
    var features: [any AppFeature] = []
    for type in appFeatures { features.append(try await assembly.component(type)) }
    self.features = features
    profile = try await assembly.component(ProfileFeature.self)
    transfer = try await assembly.component(TransferFeature.self)
    accounts = try await assembly.component(Accounts.self)
    customer = try await assembly.component(CustomerAccount.self)
    problems = try await StorageProblems(in: services.database, of: appSchema)
    damage = FoundDamage(problems.sentences)
    await services.database.observeForgetting(of: .person) { [damage] in damage.clear() }
  }

  public func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID = .main) -> RootFlow {
    RootFlow(presentation: presentation, scene: scene, composition: self)
  }

  /// Clears the stored data of scenes that the person has closed.
  public func didDiscard(_ scenes: [SceneID]) async { await services.scenes.didDiscard(scenes, in: services.entries) }

  var home: HomeInteractor {
    HomeInteractor(
      profiles: profile.profiles, accounts: accounts, bank: services.bankForApp, intents: services.intents,
      session: { [customer] in await customer.status }, accountProblem: { [customer] in await customer.problem },
      showsBalances: { [hidden = transfer.balancesHidden] in hidden.load() != true },
      storageProblems: { [damage] in damage.sentences }
    ) { [database = services.database] in
      do { return try await database.wasChangedExternally() } catch { return true }
    }
  }

  fileprivate var account: AccountStatus {
    AccountStatus(signUpEntry: wayToAnAccount) { [accounts] in
      accounts.hasUser
    } problem: { [accounts] in
      accounts.isAccountUnknown
        ? LocalizedText([HomeContent.unknownAccount, "Choose “What you can do” at home."]) : nil
    } unknownOwner: { [customer] in
      if case .unreadable(let reason) = customer.status { reason.sentence } else { nil }
    }
  }

  /// A device that somebody has signed out from leads to the sign-in.
  private var wayToAnAccount: any AppEntry {
    if customer.isSignedOut { SignInFeature.Entry.newDevice } else { OnboardingFeature.Entry.signUp }
  }

  /// Returns the ways out of a damaged account record.
  fileprivate func waysOut(share: @escaping @MainActor (String) -> Void) -> WaysOut {
    let (database, accounts) = (services.database, accounts)
    return WaysOut(
      "Your account is not known", because: HomeContent.unknownAccount, losing: lossOfStartingAnew
    ) {
      await DamageReport(of: database, schema: appSchema)
    } share: {
      share($0)
    } tryAgain: {
      do {
        try await AccountRepair(in: database).run(on: accounts.onboarded)
      } catch {
        // It is as it was.
      }
      return accounts.isAccountUnknown ? waysOut(share: share) : nil
    } startAnew: {
      try await database.startAnew()
    }
  }
}

/// The sentences at home about the damage that the launch has found; none after the person was forgotten.
private final class FoundDamage: Sendable {
  private let found: Mutex<[LocalizedText]>

  init(_ sentences: [LocalizedText]) { found = Mutex(sentences) }

  var sentences: [LocalizedText] { found.withLock(\.self) }

  func clear() { found.withLock { $0 = [] } }
}

/// The root flow: shows home, and starts the features.
///
/// It does not finish; it is terminated with the app.
@MainActor
public final class RootFlow: AppRootFlow {
  public let context: Shell.Context
  public private(set) lazy var shell = Shell(
    context: context, host: self, features: composition.features, account: composition.account,
    entries: composition.services.entries, scene: scene, of: composition.services.scenes, scheme: "appcore",
    hosts: ["appcore.example"])

  private let composition: Composition
  private let scene: SceneID
  private weak var home: HomePresenter?

  init(presentation: FlowPresentation, scene: SceneID, composition: Composition) {
    context = FlowContext(presentation)
    self.scene = scene
    self.composition = composition
  }

  public func didStart() {
    let rows: HomeRows = { [weak shell] in (shell?.homeRows ?? [], shell?.settingsRows ?? []) }
    let (screen, presenter) = HomeModule.make(
      router: self, scope: context.scope, rows: rows, interactor: composition.home,
      screens: composition.services.screens)
    home = presenter
    context.show(screen, animated: false)
    shell.askGate()
    // What a launch restores has not been asked for by the person now.
    OwnCalls.make {
      shell.launch(problems: composition.problems.sentences, didRead: composition.problems.didRead)
    }
  }
}

// MARK: - ShellHost

extension RootFlow: ShellHost {
  public func refreshHome() { home?.refresh() }

  public func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    composition.services.screens.makeSettings(presenter)
  }
}

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didAskToTryAgain() { composition.transfer.resume(in: shell) }

  func didChoose(_ row: AppRow) { shell.choose(row) }

  func didAskForWaysOut() {
    let waysOut = composition.waysOut { [weak shell] in shell?.share($0) }
    shell.show(waysOut, in: composition.services.screens.toolkit)
  }

  func didAskForSettings() { shell.showSettings() }
}
