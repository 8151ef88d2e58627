import FlowKit
import FlowSession
import FlowTesting
import Foundation
import SessionDoubles
import Synchronization
import Testing

@testable import FlowShell

/// What a service that is closed does to the app.
@MainActor
@Suite(.bothWays)
struct GateTests {
  private let service = TestDoor()
  private static let maintenance = ClosedGate.maintenance(until: Date(timeIntervalSince1970: 1_000_000))

  /// Catches a tap or a link that passes the gate, a feature below that is torn down, and a link that never opens.
  @Test func `while the service is closed, nothing begins, and what runs ends below`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let gate = try await gate(of: app)
    let covered = CoverTest(app)
    let window = app.windows[0]
    await window.enter(.sheet)

    service.answer = .closed(Self.maintenance)
    await gate.ask()
    await covered.settle()
    app.call("send", in: window.feature)
    window.shell?.open("app://feature")
    await covered.settle()
    let closed = (top: covered.cover?.top, path: window.path, done: app.done)
    window.log.last?.finish(.completed(1))
    await covered.settle()
    window.shell?.open(CallingFeature.Entry.sheet)
    await covered.settle()
    let below = window.path
    service.answer = .open
    covered.toolkit.tap("Try again", on: "Closed")
    await covered.settle()

    #expect(closed.top == .gate && closed.path == "home feature" && closed.done == ["send"])
    #expect(covered.toolkit.lines(of: "Closed") == ["It is closed."])
    #expect(below == "home")
    #expect(covered.cover?.top == nil && window.path == "home feature")
    #expect(window.log.entered == ["sheet", "pushed"])
    #expect(window.misuses == [] && covered.misuses == [])
  }

  /// Catches a feature that opens below SignIn.
  @Test func `a link that waits for SignIn still waits when the service opens again`() async throws {
    let app = try await SignInTest()
    let gate = try await gate(of: app)
    let window = app.windows[0]
    app.call("send", in: window.home)
    await app.settle()
    window.shell?.open("app://feature")
    await app.settle()
    window.window.answer("OK")
    await app.settle()

    service.answer = .closed(Self.maintenance)
    await gate.ask()
    service.answer = .open
    await gate.ask()
    await app.settle()
    let path = window.path
    await app.signIn(as: .ada)

    #expect(path == "home sign in")
    #expect(app.done == ["send"] && window.path == "home feature")
  }

  /// Catches a gate that is empty until its reason changes.
  @Test func `a scene that comes while the service is closed says why`() async throws {
    let app = try await SignInTest()
    let gate = try await gate(of: app)
    service.answer = .closed(Self.maintenance)
    await gate.ask()

    let covered = CoverTest(app)

    #expect(covered.toolkit.lines(of: "Closed") == ["It is closed."])
  }

  /// Catches a gate that a kill, a sign-out, or a lost connection opens.
  @Test func `the last answer holds, also after a launch and after signing out`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let gate = try await gate(of: app)
    service.answer = .closed(.unsupportedVersion)
    await gate.ask()

    service.answer = nil
    await gate.ask()
    try await app.session.signOut()
    let again = try await self.gate(of: app)
    let closed = [gate.closed, again.closed]
    service.answer = .open
    await again.ask()

    #expect(closed == [.unsupportedVersion, .unsupportedVersion])
    #expect(again.closed == nil)
  }

  /// Catches a gate that says to whoever holds the device which bank its owner uses.
  @Test func `the lock is above the gate`() async throws {
    let device = TestBiometrics()
    let app = try await SignInTest(signedIn: .ada, locking: device)
    let gate = try await gate(of: app)
    let covered = CoverTest(app)
    service.answer = .closed(.unsupportedVersion)
    await gate.ask()
    await covered.settle()

    app.session.setLock(.locked)
    let top = covered.cover?.top
    app.session.setLock(.open)

    #expect(top == .lock && covered.cover?.top == .gate)
  }

  /// Catches a layer that slides in, so that the data below is seen for a moment, and one that outlives its scene.
  @Test func `each layer is there at once, and goes with its scene`() async throws {
    let app = try await SignInTest(signedIn: .ada, locking: TestBiometrics())
    let gate = try await gate(of: app)
    let covered = CoverTest(app)

    service.answer = .closed(.unsupportedVersion)
    await gate.ask()
    app.session.setLock(.locked)
    covered.cover?.sceneWillResignActive()
    let areAtOnce = try covered.windows.map { window in
      let screen = try #require(window.viewControllers.first)
      return window.transitions == [.pushed(ObjectIdentifier(screen), animated: false)]
    }
    let top = covered.cover?.top
    covered.cover?.end()

    #expect(areAtOnce == [true, true, true] && top == .curtain)
    #expect(covered.cover?.top == nil)
  }

  /// Catches a question for each of ten calls that have failed, and an answer that is older than the fault of a call.
  @Test func `the service is asked once at a time, and once more for all who ask meanwhile`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let gate = try await gate(of: app)
    service.isHeld = true

    let first = Task { await gate.ask() }
    await nextTurns { service.questionCount > 0 }
    let others = (1...10).map { _ in Task { await gate.ask() } }
    for _ in 1...20 { await nextTurn() }
    let asked = service.questionCount
    service.answer = .closed(.unsupportedVersion)
    service.isHeld = false
    for task in [first] + others { await task.value }

    #expect(asked == 1 && service.questionCount == 2)
    #expect(gate.closed == .unsupportedVersion)
  }

  /// Catches a screen that keeps the reason of yesterday.
  @Test func `the screen shows the latest reason`() async throws {
    let covered = try await makeClosed()
    let before = covered.toolkit.lines(of: "Closed")

    service.answer = .closed(.unsupportedVersion)
    covered.toolkit.tap("Try again", on: "Closed")
    await covered.settle()

    #expect(before == ["It is closed."])
    #expect(covered.toolkit.lines(of: "Closed") == ["An update is needed."])
  }

  /// Catches a tap without an effect that the person can see, and so a second one.
  @Test func `the screen shows that the service is being asked`() async throws {
    let covered = try await makeClosed()

    service.isHeld = true
    covered.toolkit.tap("Try again", on: "Closed")
    let during = covered.toolkit.buttons(of: "Closed", enabledOnly: true)
    service.isHeld = false
    await covered.settle()

    #expect(during == [])
    #expect(covered.toolkit.buttons(of: "Closed", enabledOnly: true) == ["Try again"])
  }

  /// Makes an app below the screen of its closed service.
  private func makeClosed() async throws -> CoverTest {
    let app = try await SignInTest(signedIn: .ada)
    let gate = try await gate(of: app)
    let covered = CoverTest(app)
    service.answer = .closed(Self.maintenance)
    await gate.ask()
    await covered.settle()
    return covered
  }

  private func gate(of app: SignInTest) async throws -> AppGate {
    let gate = try await AppGate(in: app.database) {
      $0 == .unsupportedVersion ? "An update is needed." : "It is closed."
    } asking: { [service] in
      await service.ask()
    }
    app.scenes.showGate(gate)
    return gate
  }
}

/// A service that is asked whether it is open.
private final class TestDoor: Sendable {
  private struct State {
    var answer: GateAnswer? = .open
    var isHeld = false
    var questionCount = 0
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var answer: GateAnswer? {
    get { state.withLock(\.answer) }
    set { state.withLock { $0.answer = newValue } }
  }

  /// Whether answers, which are those of the moment of the question, are held back.
  var isHeld: Bool {
    get { state.withLock(\.isHeld) }
    set {
      let held = state.withLock { state in
        state.isHeld = newValue
        defer { state.held = [] }
        return state.held
      }
      for continuation in held { continuation.resume() }
    }
  }

  var questionCount: Int { state.withLock(\.questionCount) }

  func ask() async -> GateAnswer? {
    let (answer, isHeld) = state.withLock { state in
      state.questionCount += 1
      return (state.answer, state.isHeld)
    }
    if isHeld { await withCheckedContinuation { continuation in state.withLock { $0.held.append(continuation) } } }
    return answer
  }
}
