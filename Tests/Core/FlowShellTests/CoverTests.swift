import FlowKit
import FlowSession
import FlowTesting
import SessionDoubles
import Testing

@testable import FlowShell

/// The cover of a scene, whose flows continue below.
@MainActor
@Suite(.bothWays)
struct CoverTests {
  /// Catches a cover that is a screen of the app's flows, whose visits would end.
  @Test func `the cover is above the window, and no flow below notices it`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let covered = CoverTest(app)
    await app.windows[0].enter(.sheet)
    let before = app.windows[0].events

    covered.cover?.sceneWillResignActive()
    let (top, path) = (covered.cover?.top, app.windows[0].path)
    app.call("send", in: app.windows[0].feature)
    await app.settle()
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()

    #expect(top == .curtain && covered.cover?.top == nil)
    #expect(path == "home feature" && app.windows[0].path == "home feature")
    #expect(app.windows[0].events == before)
    #expect(app.done == ["send"])
    // Its own flow ends with it.
    #expect(covered.events.last == "CurtainFlow ended")
  }

  /// Catches an answer that counts as seen while the lock, or the curtain, is above it.
  @Test func `an action waits until nothing covers the scene`() async throws {
    let device = TestBiometrics()
    device.isHeld = true
    let app = try await SignInTest(signedIn: .ada, locking: device)
    let covered = CoverTest(app)
    let shell = try #require(app.windows[0].shell)
    var seen: [String] = []

    shell.whenUncovered { seen.append("open") }
    covered.cover?.sceneWillResignActive()
    shell.whenUncovered { seen.append("left") }
    device.pass(100)
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()
    shell.whenUncovered { seen.append("locked") }
    let before = seen
    device.answer(true)
    await covered.settle()

    #expect(before == ["open"])
    #expect(seen == ["open", "left", "locked"])
    covered.cover?.sceneWillResignActive()
    covered.cover?.sceneDidBecomeActive()
    #expect(seen.count == 3)
  }

  @Test func `an app without a session has no cover`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    app.scenes.desk = nil

    #expect(CoverTest(app).cover == nil)
  }

  /// Catches a lock after each look at another app, and one that a clock that was set back never closes.
  @Test(arguments: [(0, false), (59, false), (60, true), (-1, true)])
  func `the app locks when it was left for as long as it allows`(seconds: Int, isLocked: Bool) async throws {
    let device = TestBiometrics()
    device.isHeld = true
    let app = try await SignInTest(signedIn: .ada, locking: device)
    let covered = CoverTest(app)
    #expect(app.session.lock == .open, "Nobody was signed in at the launch.")

    covered.cover?.sceneWillResignActive()
    device.pass(seconds)
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()

    #expect(app.session.lock == (isLocked ? .locked : .open))
    #expect(covered.cover?.top == (isLocked ? .lock : nil))
    device.answer(true)
    await covered.settle()
    #expect(app.session.lock == .open && covered.cover?.top == nil)
    #expect(covered.misuses == [])
  }

  /// Catches a second question of the device after its first one, for which iOS makes the scene inactive.
  @Test func `the device is asked once, although its question makes the scene inactive`() async throws {
    let device = TestBiometrics()
    let app = try await SignInTest(signedIn: .ada, locking: device)
    app.session.setLock(.locked)
    device.isHeld = true
    let covered = CoverTest(app)

    covered.cover?.sceneDidBecomeActive()
    await covered.settle()
    covered.cover?.sceneWillResignActive()
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()
    device.answer(true)
    await covered.settle()

    #expect(device.questionCount == 1)
    #expect(covered.cover?.top == nil)
  }

  /// Catches a lock that a refused face opens, and one that SignIn of nobody opens.
  @Test func `a person whom the device does not recognize signs in, above the lock`() async throws {
    let device = TestBiometrics()
    device.recognizes = false
    let app = try await SignInTest(signedIn: .ada, locking: device)
    app.session.setLock(.locked)
    let covered = CoverTest(app)

    covered.cover?.sceneDidBecomeActive()
    await covered.settle()
    let asked = (count: app.signInCount, people: app.people, below: app.windows[0].path)
    app.signIn?.finish(.cancelled)
    await covered.settle()
    let declined = (top: covered.cover?.top, count: app.signInCount)
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()
    await app.signIn(as: .ada)
    await covered.settle()

    #expect(asked.count == 1 && asked.people == [.ada] && asked.below == "home")
    #expect(declined.top == .lock && declined.count == 1)
    #expect(app.signInCount == 2)
    #expect(app.session.lock == .open && covered.cover?.top == nil)
    #expect(covered.misuses == [])
  }

  /// Catches a second SignIn, below the lock.
  @Test func `the sign-in above the lock is also that of the calls that wait below it`() async throws {
    let device = TestBiometrics()
    device.recognizes = false
    let app = try await SignInTest(signedIn: .ada, locking: device)
    let covered = CoverTest(app)
    covered.cover?.sceneDidBecomeActive()
    app.service.server.endSessions()
    app.call("send", in: app.windows[0].home)
    await covered.settle()
    let waiting = app.windows[0].path
    app.session.setLock(.locked)
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()

    await app.signIn(as: .ada)
    await covered.settle()

    #expect(waiting == "home sign in")
    #expect(app.done == ["send"] && app.failures == [:])
    #expect(app.windows[0].path == "home")
    #expect(app.session.lock == .open && covered.cover?.top == nil)
    #expect(covered.misuses == [] && app.windows[0].misuses == [])
  }

  /// Catches a curtain that waits for a transition of the window that it covers: the list of apps would show that.
  @Test func `the curtain is there at once, also while SignIn above the lock moves`() async throws {
    let device = TestBiometrics()
    device.recognizes = false
    let app = try await SignInTest(signedIn: .ada, locking: device)
    app.session.setLock(.locked)
    let covered = CoverTest(app)
    covered.cover?.sceneDidBecomeActive()
    for _ in 1...20 { await nextTurn() }

    covered.cover?.sceneWillResignActive()

    #expect(covered.windows.last?.viewControllers.count == 1)
    await covered.settle()
    #expect(covered.misuses == [])
  }

  /// Catches a lock of which nobody has the key.
  @Test func `the lock of a person who was forgotten is open`() async throws {
    let device = TestBiometrics()
    device.recognizes = false
    let app = try await SignInTest(signedIn: .ada, locking: device)
    app.session.setLock(.locked)
    let covered = CoverTest(app)
    covered.cover?.sceneDidBecomeActive()
    await covered.settle()

    try await app.session.signOut()
    await covered.settle()
    app.session.setLock(.locked)

    #expect(app.session.lock == .open && covered.cover?.top == nil)
    #expect(covered.misuses == [])
  }

  /// Catches a kill that opens the app.
  @Test func `an app that locks is locked when it is launched`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let scenes = AppScenes()
    scenes.showSignIn(for: app.session, locking: AppLock(after: .seconds(60), unlockedBy: TestBiometrics())) {
      presentation, _ in StubFlow<FlowOutcome<Int>>("sign in", presentation)
    }

    #expect(app.session.lock == .locked)
  }

  /// Catches an app that locks while the person uses its other window.
  @Test func `an app with two windows is left when none is active`() async throws {
    let device = TestBiometrics()
    device.isHeld = true
    let app = try await SignInTest(signedIn: .ada, windows: 2, locking: device)
    let (one, other) = (CoverTest(app), CoverTest(app, window: 1))

    one.cover?.sceneWillResignActive()
    device.pass(100)
    one.cover?.sceneDidBecomeActive()
    let used = app.session.lock
    one.cover?.sceneWillResignActive()
    other.cover?.sceneWillResignActive()
    device.pass(100)
    other.cover?.sceneDidBecomeActive()
    let tops = [one.cover?.top, other.cover?.top]
    await other.settle()
    device.answer(true)
    await other.settle()

    #expect(used == .open && tops == [.curtain, .lock])
    #expect([one.cover?.top, other.cover?.top] == [.curtain, nil])
  }
}
