import FlowKit
import FlowScreens
import FlowStorage
import FlowTesting

@testable import FlowShell

/// An app of two small features, in a window.
@MainActor
final class ShellTest {
  let test = FlowTest<FlowOutcome<Never>>()
  let log = FeatureLog()
  let database: SQLiteDatabase
  let entries: EntryStore
  /// The flow under test, until its test ends it.
  private(set) weak var root: FixtureRootFlow?

  /// Launches the app.
  /// - Parameters:
  ///   - hasAccount: whether the person has an account.
  ///   - problem: the reason why this is unknown.
  ///   - unknownOwner: the reason why the owner of the data is unknown.
  ///   - open: the entry at the time of the kill.
  ///   - isAboveSettings: whether the settings were below it.
  ///   - waiting: the entry of the pending link.
  ///   - problems: the damage.
  ///   - scenes: the scenes of the app.
  init(
    hasAccount: Bool = false, problem: LocalizedText? = nil, unknownOwner: LocalizedText? = nil,
    in open: StoredEntry? = nil,
    aboveSettings isAboveSettings: Bool? = nil, waiting: StoredEntry? = nil, problems: [LocalizedText] = [],
    among scenes: AppScenes = AppScenes()
  ) async throws {
    database = try await StoredSchema(parts: []).open(.memory)
    entries = try await EntryStore(in: database)
    await entries.open.set(open)
    await entries.settings.set(isAboveSettings)
    await entries.pending.set(waiting)
    (log.hasAccount, log.problem, log.unknownOwner) = (hasAccount, problem, unknownOwner)
    let assembly = Assembly(log)
    let types: [any AppFeature<FeatureLog>.Type] = [JoiningFeature.self, NotesFeature.self]
    var features: [any AppFeature] = []
    for type in types { features.append(try await assembly.component(type)) }
    let flow = FixtureRootFlow(test.window.pushing, features, log, entries, problems, scenes)
    root = flow
    test.start(flow)
    await settle()
  }

  /// Waits until the app is idle.
  func settle() async { await test.flows.idle() }

  /// Opens a link, and waits for its effect.
  func open(_ link: String) async {
    root?.shell.open(link)
    await settle()
  }

  /// Enters an entry.
  func enter(_ entry: any AppEntry) async {
    root?.shell.open(entry)
    await settle()
  }

  /// Finishes the latest feature.
  func finish(_ result: FlowOutcome<Int>) async {
    log.last?.finish(result)
    await settle()
  }

  var shell: Shell? { root?.shell }

  /// The settings, if they are on top.
  var settings: SettingsScreen? { test.window.top as? SettingsScreen }

  /// The text of the topmost alert.
  var alert: AlertContent? { (test.window.top as? TestAlert)?.content }

  /// The names of the screens, bottom first.
  var path: String {
    test.window.viewControllers.map { "\($0)".replacing("'s screen", with: "") }.joined(separator: " ")
  }
}

/// A root flow that shows home.
@MainActor
final class FixtureRootFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(
    context: context, host: self, features: features,
    account: AccountStatus(signUpEntry: JoiningFeature.Entry.signUp) { [log] in
      log.hasAccount
    } problem: { [log] in
      log.problem
    } unknownOwner: { [log] in
      log.unknownOwner
    }, entries: entries, of: scenes, scheme: "app")
  private(set) var refreshCount = 0

  private let features: [any AppFeature]
  private let log: FeatureLog
  private let entries: EntryStore
  private let problems: [LocalizedText]
  private let scenes: AppScenes

  init(
    _ presentation: FlowPresentation, _ features: [any AppFeature], _ log: FeatureLog, _ entries: EntryStore,
    _ problems: [LocalizedText], _ scenes: AppScenes
  ) {
    context = FlowContext(presentation)
    self.features = features
    self.log = log
    self.entries = entries
    self.problems = problems
    self.scenes = scenes
  }

  func didStart() {
    context.show(TestScreen("home"), animated: false)
    shell.launch(problems: problems) { [log] in await log.didReadProblems() }
  }

  func refreshHome() { refreshCount += 1 }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> { SettingsScreen(presenter) }
}

/// The settings, which record their rows.
@MainActor
final class SettingsScreen: ScreenView, CustomStringConvertible {
  let presenter: SettingsPresenter
  private(set) var contents: [[AppRow]] = []
  nonisolated var description: String { "settings" }

  init(_ presenter: SettingsPresenter) {
    self.presenter = presenter
  }

  func display(_ content: [AppRow]) { contents.append(content) }
}
