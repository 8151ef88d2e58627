import FlowKit
import FlowScreens
import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles

@testable import FlowShell

/// An app with a session, in two windows.
@MainActor
final class SignInTest {
  let service = TestService()
  let disk = MemoryDisk()
  let database: SQLiteDatabase
  let session: Session
  let entries: EntryStore
  let scenes: AppScenes
  private(set) var windows: [SceneTest] = []
  /// The calls that the service has answered, in order, by their idempotency keys.
  private(set) var done: [String] = []
  /// The reasons why calls have failed, by their keys.
  private(set) var failures: [String: SessionError] = [:]
  /// The flows of SignIn that were made.
  private(set) var signInCount = 0
  private(set) weak var signIn: StubFlow<FlowOutcome<Int>>?
  /// The persons for whom SignIn was made.
  private(set) var people: [PersonID?] = []

  /// Launches the app.
  /// - Parameters:
  ///   - person: The signed-in person; nil for nobody.
  ///   - count: The number of windows.
  ///   - device: Recognizes the person, for an app that locks itself after a minute; nil for an app that does not.
  init(signedIn person: PersonID? = nil, windows count: Int = 1, locking device: TestBiometrics? = nil) async throws {
    database = try await StoredSchema(parts: []).open(.disk(disk, name: "app"), on: MainActor.shared)
    session = try await Session.open(service, in: database, secrets: MemorySecretStore(on: disk))
    entries = try await EntryStore(in: database)
    scenes = AppScenes(exists: { _ in true }, activate: { $1() })
    let lock = device.map { device in AppLock(after: .seconds(60), unlockedBy: device, now: { device.now }) }
    scenes.showSignIn(for: session, locking: lock) { [weak self] presentation, person in
      let flow = StubFlow<FlowOutcome<Int>>("sign in", presentation)
      self?.didMake(flow, for: person)
      return flow
    }
    if let person { try await session.begin(await service.signIn(person)) }
    for number in 1...count {
      let log = FeatureLog()
      let assembly = Assembly(log)
      let window = SceneTest(
        SceneID("window \(number)"), [try await assembly.component(CallingFeature.self)], log, entries, scenes)
      windows.append(window)
      await window.settle()
    }
  }

  private func didMake(_ flow: StubFlow<FlowOutcome<Int>>, for person: PersonID?) {
    signInCount += 1
    signIn = flow
    people.append(person)
  }

  /// Waits until all windows are idle, and revocations have arrived.
  func settle() async {
    for _ in 1...3 {
      for window in windows { await window.settle() }
      for _ in 1...20 { await nextTurn() }
    }
  }

  /// Begins a call in the work of a flow, with an idempotency key.
  func call(_ key: String, by caller: SessionCaller = .person, in scope: FlowScope?) {
    scope?.perform { [self] in
      do throws(TestFailure) {
        _ = try await session.call(by: caller, failingWith: TestFailure.session) {
          [service] token throws(TestFailure) in
          let answer = try await service.books(with: token)
          if case .answered = answer { done.append(key) }
          return answer
        }
      } catch .session(let error) {
        failures[key] = error
      } catch {}
    }
  }

  /// The person signs in on the screen of SignIn.
  func signIn(as person: PersonID) async {
    signIn?.context.scope.perform { [session, service] in
      try? await session.begin(await service.signIn(person))
    } then: { [weak self] in
      self?.signIn?.finish(.completed(1))
    }
    await settle()
  }

  /// Closes a window.
  func close(_ index: Int) async {
    windows[index].close()
    windows.remove(at: index)
    await settle()
  }
}

/// A window of the app, with its root flow.
@MainActor
final class SceneTest {
  let window = TestWindow(pace: FlowTests.pace)
  let log: FeatureLog
  private(set) weak var root: SignInRootFlow?
  private var flows: FlowController?
  private let recorder = FlowRecorder()

  init(_ scene: SceneID, _ features: [any AppFeature], _ log: FeatureLog, _ entries: EntryStore, _ scenes: AppScenes) {
    self.log = log
    let flows = FlowController(observer: recorder)
    self.flows = flows
    let flow = SignInRootFlow(window.pushing, features, entries, scene, scenes)
    root = flow
    flows.start(flow)
  }

  var shell: Shell? { root?.shell }

  /// The scope of the running feature.
  var feature: FlowScope? { log.last?.context.scope }

  /// The scope of home.
  var home: FlowScope? { root?.context.scope }

  var misuses: [FlowMisuse] { recorder.misuses }

  /// The events of its flows, in order.
  var events: [String] { recorder.events }

  /// The names of the screens, bottom first.
  var path: String { window.names.joined(separator: " ").replacing("'s screen", with: "") }

  func settle() async {
    if window.pace != .held { window.settle() }
    await flows?.idle()
  }

  /// Opens an entry, and waits until its feature is shown.
  func enter(_ entry: CallingFeature.Entry) async {
    shell?.open(entry)
    await settle()
  }

  func close() { flows = nil }
}

/// A root flow that shows home.
@MainActor
final class SignInRootFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(
    context: context, host: self, features: features, entries: entries, scene: scene, of: scenes, scheme: "app")
  private(set) var refreshCount = 0

  private let features: [any AppFeature]
  private let entries: EntryStore
  private let scene: SceneID
  private let scenes: AppScenes

  init(
    _ presentation: FlowPresentation, _ features: [any AppFeature], _ entries: EntryStore, _ scene: SceneID,
    _ scenes: AppScenes
  ) {
    context = FlowContext(presentation)
    self.features = features
    self.entries = entries
    self.scene = scene
    self.scenes = scenes
  }

  func didStart() {
    context.show(TestScreen("home"), animated: false)
    shell.launch()
  }

  func refreshHome() { refreshCount += 1 }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> { SettingsScreen(presenter) }
}
