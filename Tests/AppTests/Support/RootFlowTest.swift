import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import FlowTesting
import Foundation
import Onboarding
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowHeadless

/// The root flow in a window, with stubs for the features.
@MainActor
final class RootFlowTest {
  let test = FlowTest<FlowOutcome<Never>>()
  let database: SQLiteDatabase
  let bank: SandboxTransferService
  let features = StubFeatures()
  /// The flow under test, until its test ends it.
  private(set) weak var root: RootFlow?

  var window: TestWindow { test.window }

  /// Launches the app.
  /// - Parameters:
  ///   - ids: left transfers that the bank has refused.
  ///   - user: the user.
  ///   - openEntry: the entry at the time of the kill.
  ///   - isAboveSettings: whether the settings were below it.
  ///   - pendingEntry: the entry of the pending link.
  ///   - problems: the damage.
  ///   - isAccountDamaged: whether the account record is damaged.
  ///   - fault: a fault of the bank, such as `bank next balance is held`.
  init(
    leaving ids: [TransferIntent.ID] = [], as user: OnboardedUser? = nil, in openEntry: Place? = nil,
    aboveSettings isAboveSettings: Bool? = nil, waiting pendingEntry: Place? = nil, problems: [LocalizedText] = [],
    isAccountDamaged: Bool = false, fault: String? = nil
  ) async throws {
    database = try await appSchema.open(.memory)
    bank = try await .forTests()
    if let fault { try bank.apply(fault) }
    for id in ids { try await leave(id) }
    try await SQLiteDocument<OnboardedUser>(named: "onboarded user", title: "onboarded user", of: .person, in: database)
      .set(user)
    let entries = try await EntryStore(in: database)
    await entries.open.set(try openEntry?.stored)
    await entries.settings.set(isAboveSettings)
    await entries.pending.set(try pendingEntry?.stored)
    if isAccountDamaged {
      try await database.write { try $0.execute("INSERT INTO document (name, body) VALUES ('onboarded user', '{}')") }
    }
    var composition = try await Composition.forTests(on: database, bank: bank)
    composition.problems = StorageProblems(problems, in: database)
    features.replaceFeatures(of: composition)
    let flow = composition.makeRootFlow(test.window.pushing)
    root = flow
    test.start(flow)
    await test.flows.idle()
  }

  /// Launches the app of a person with an account if an entry requires one.
  convenience init(for entry: Place, in openEntry: Place? = nil, aboveSettings isAboveSettings: Bool? = nil)
    async throws
  {
    let user: OnboardedUser? = entry.entry.account == .required ? try .ada(as: .personal(.ada)) : nil
    try await self.init(as: user, in: openEntry, aboveSettings: isAboveSettings)
  }

  /// Waits until the app is idle.
  func settle() async { await test.flows.idle() }

  /// The bank refuses a transfer that the person has left.
  func leave(_ id: TransferIntent.ID) async throws {
    let intents = SQLiteIntentStore(in: database)
    try await intents.begin(bank.hundredPounds(as: id))
    try await intents.abandon(id, because: TransferRefusal(.insufficientFunds, "There is too little money."))
  }
}

// MARK: - Actions

extension RootFlow {
  /// Enters an entry.
  func enter(_ place: Place) { shell.open(place.entry) }

  /// Opens a link.
  func open(_ link: String) { shell.open(link) }
}

// MARK: - The disk

extension RootFlowTest {
  /// The left transfers that were not sent, until the person has read about them.
  var unsent: [TransferIntent.ID] {
    get async throws { try await SQLiteIntentStore(in: database).unsent().map(\.intent.id) }
  }

  /// The user.
  var user: OnboardedUser? {
    get async throws {
      try await SQLiteDocument<OnboardedUser>(
        named: "onboarded user", title: "onboarded user", of: .person, in: database
      ).load()
    }
  }

  /// The stored entry.
  var openEntry: Place? {
    get async throws { Place(try await EntryStore(in: database).open.load()) }
  }

  /// Whether the settings are stored as open.
  var openSettings: Bool? {
    get async throws { try await EntryStore(in: database).settings.load() }
  }

  /// The entry of the pending link.
  var pendingEntry: Place? {
    get async throws { Place(try await EntryStore(in: database).pending.load()) }
  }
}

// MARK: - Screens

extension RootFlowTest {
  /// The text of the topmost alert.
  var alert: AlertContent? { (window.top as? TestAlert)?.content }

  /// Whether the person is in the transfer.
  var isTransferOnTop: Bool { window.top === features.transfer?.screen }

  /// The message of home.
  var greeting: String? {
    (window.viewControllers.first as? HeadlessViewController)?.lines.first
  }

  /// The visible screens, bottom first: `>` stands before one that was pushed, `/` before a sheet, `//` before one that
  /// covers everything.
  var path: String {
    let transitions = window.transitions
    let screens = window.viewControllers.map { screen in
      let style = transitions.reversed().lazy.compactMap { transition -> ModalStyle? in
        if case .presented(ObjectIdentifier(screen), let style, _) = transition { style } else { nil }
      }.first
      let mark = style.map { $0.isDismissible ? "/ " : "// " } ?? "> "
      return mark + Self.name(of: screen)
    }
    return String(screens.joined(separator: " ").dropFirst(2))
  }

  /// A stub's screen has the name of its feature.
  private static func name(of screen: any ViewController) -> String {
    if let screen = screen as? HeadlessViewController { return screen.screenName }
    return "\(screen)".replacing("'s screen", with: "")
  }
}

extension CustomerTransactionID {

  /// The name of the first transfer.
  static var first: CustomerTransactionID {
    CustomerTransactionID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  }

  /// The name of the second transfer.
  static var second: CustomerTransactionID {
    CustomerTransactionID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 2)))
  }
}
