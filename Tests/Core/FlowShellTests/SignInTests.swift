import FlowKit
import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

@testable import FlowShell

/// A call that waits for a sign-in.
@MainActor
@Suite(.bothWays)
struct SignInTests {
  /// Catches a call that fails although the person could sign in, and one that is made twice.
  @Test func `a call of the person's waits for SignIn above its feature, and is made once`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    await window.enter(.sheet)

    app.call("send", in: window.feature)
    await app.settle()
    let shown = (path: window.path, done: app.done, isFeatureRunning: window.shell?.isRunningFeature)
    await app.signIn(as: .ada)

    #expect(shown.path == "home feature sign in")
    #expect(shown.done == [] && shown.isFeatureRunning == true)
    #expect(app.done == ["send"])
    #expect(window.path == "home feature")
    #expect(app.failures == [:] && window.misuses.isEmpty)
  }

  /// Catches a session that has ended in the middle of a call, which would be sent twice, or with another key.
  @Test func `a call that finds the session expired is repeated once after the sign-in`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let window = app.windows[0]
    await window.enter(.sheet)
    app.service.server.endSessions()

    app.call("send", in: window.feature)
    await app.settle()
    let shown = (path: window.path, people: app.people)
    await app.signIn(as: .ada)

    #expect(shown.path == "home feature sign in")
    #expect(shown.people == [.ada])
    #expect(app.done == ["send"])
    #expect(app.service.count(of: .refresh) == 1)
  }

  /// Catches a poll, or home itself, that asks the person to sign in.
  @Test(arguments: [nil, PersonID.ada])
  func `the app's own calls fail, and show nothing`(person: PersonID?) async throws {
    let app = try await SignInTest(signedIn: person)
    app.service.server.endSessions()

    app.call("overview", by: .app, in: app.windows[0].home)
    await app.settle()

    #expect(app.failures == ["overview": person == nil ? .signedOut : .expired])
    #expect(app.windows[0].path == "home")
    #expect(app.signInCount == 0)
  }

  /// Catches a SignIn for each call.
  @Test func `ten calls share one SignIn, and each is made once`() async throws {
    let app = try await SignInTest(windows: 2)
    for window in app.windows { await window.enter(.pushed) }

    for number in 0..<10 { app.call("\(number)", in: app.windows[number % 2].feature) }
    await app.settle()
    let paths = app.windows.map(\.path)
    await app.signIn(as: .ada)

    #expect(paths == ["home feature sign in", "home feature"])
    #expect(app.signInCount == 1)
    #expect(app.done.sorted() == (0..<10).map { "\($0)" })
    #expect(app.windows.map(\.path) == ["home feature", "home feature"])
  }

  /// Catches a cancelled SignIn that is shown again for each waiting call, and calls that wait for ever.
  @Test func `a cancelled SignIn declines each waiting call once, until the next act`() async throws {
    let app = try await SignInTest(windows: 2)
    for window in app.windows { await window.enter(.pushed) }
    for number in 0..<10 { app.call("\(number)", in: app.windows[number % 2].feature) }
    await app.settle()

    app.windows[0].window.pullDown()
    await app.settle()
    let (failures, count, path) = (app.failures, app.signInCount, app.windows[0].path)
    app.call("poll", by: .app, in: app.windows[0].feature)
    await app.settle()
    let afterPoll = app.signInCount
    app.call("again", in: app.windows[1].feature)
    await app.settle()

    #expect(failures.count == 10 && failures.values.allSatisfy { $0 == .declined })
    #expect(app.done == [])
    #expect([count, afterPoll, app.signInCount] == [1, 1, 2])
    #expect(path == "home feature")
    #expect(app.windows.map(\.path) == ["home feature", "home feature sign in"])
  }

  /// Catches an exploration that takes two states for one: the end of SignIn declines what waits.
  @Test func `an inspection says whether a call waits`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    func hiddenState() -> String { window.shell?.inspection.hiddenState ?? "" }
    await window.enter(.pushed)
    let before = hiddenState()

    app.call("send", in: window.feature)
    await app.settle()
    let during = hiddenState()
    window.window.pullDown()
    await app.settle()

    #expect(during != before)
    #expect(hiddenState() == before)
  }

  /// Catches an exploration whose rules of a session are about another one.
  @Test func `an inspection has the status of the session, and its lock`() async throws {
    let app = try await SignInTest()
    var seen: [ShellInspection.Session?] = []
    func look() { seen.append(app.windows[0].shell?.inspection.session) }

    look()
    try await app.session.begin(await app.service.signIn(.ada))
    look()
    app.session.setLock(.locked)
    look()
    app.session.setLock(.open)
    app.service.server.endSessions()
    app.call("overview", by: .app, in: app.windows[0].home)
    await app.settle()
    look()

    #expect(
      seen == [
        .init(status: .none, isLocked: false), .init(status: .valid, isLocked: false),
        .init(status: .valid, isLocked: true), .init(status: .expired, isLocked: false),
      ])
  }

  @Test func `a SignIn that reports cancelled declines, too`() async throws {
    let app = try await SignInTest()
    await app.windows[0].enter(.sheet)
    app.call("send", in: app.windows[0].feature)
    await app.settle()

    app.signIn?.finish(.cancelled)
    await app.settle()

    #expect(app.failures == ["send": .declined])
    #expect(app.windows[0].path == "home feature")
  }

  /// Catches a flow that reports completed although nobody has signed in.
  @Test func `a SignIn that completes without a session declines`() async throws {
    let app = try await SignInTest()
    await app.windows[0].enter(.sheet)
    app.call("send", in: app.windows[0].feature)
    await app.settle()

    app.signIn?.finish(.completed(1))
    await app.settle()

    #expect(app.failures == ["send": .declined] && app.done == [])
  }

  /// Catches a success screen whose dismissal would decline the waiting calls.
  @Test func `a SignIn that the person leaves after it has signed them in counts as done`() async throws {
    let app = try await SignInTest()
    await app.windows[0].enter(.sheet)
    app.call("send", in: app.windows[0].feature)
    await app.settle()

    try await app.session.begin(await app.service.signIn(.ada))
    app.windows[0].window.pullDown()
    await app.settle()

    #expect(app.done == ["send"])
  }

  /// Catches a closed window that leaves the calls of the others without a SignIn.
  @Test func `if the scene that shows SignIn is closed, the next waiting call's scene shows it`() async throws {
    let app = try await SignInTest(windows: 2)
    for window in app.windows { await window.enter(.pushed) }
    app.call("first", in: app.windows[0].feature)
    await app.settle()
    app.call("second", in: app.windows[1].feature)
    await app.settle()
    let before = app.windows.map(\.path)

    await app.close(0)
    let after = app.windows.map(\.path)
    await app.signIn(as: .ada)

    #expect(before == ["home feature sign in", "home feature"])
    #expect(after == ["home feature sign in"])
    #expect(app.done == ["second"])
    #expect(app.signInCount == 2)
  }

  /// Catches calls that are declined since SignIn waited for a transition in the window that was closed.
  @Test func `if that scene is closed before SignIn is shown, the next one shows it, too`() async throws {
    let app = try await SignInTest(windows: 2)
    for window in app.windows { await window.enter(.pushed) }
    app.windows[0].window.holdsTransitions = true
    app.windows[0].root?.context.show(TestScreen("moving"))
    app.call("first", in: app.windows[0].home)
    app.call("second", in: app.windows[1].feature)
    for _ in 1...50 { await nextTurn() }
    let (count, path) = (app.signInCount, app.windows[1].path)

    await app.close(0)
    let after = app.windows.map(\.path)
    await app.signIn(as: .ada)

    #expect(count == 0 && path == "home feature")
    #expect(after == ["home feature sign in"])
    #expect(app.done == ["second"])
  }

  /// Catches SignIn that is lost, or shown twice, since it was requested in the middle of a movement.
  @Test func `SignIn that is requested during a transition comes after it`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    window.window.holdsTransitions = true
    window.root?.context.show(TestScreen("moving"))
    app.call("send", in: window.home)
    for _ in 1...50 { await nextTurn() }
    let during = window.window.names

    window.window.holdsTransitions = false
    window.window.settle()
    await app.settle()
    let after = window.path
    await app.signIn(as: .ada)

    #expect(!during.contains("sign in's screen"))
    #expect(after == "home moving sign in")
    #expect(app.done == ["send"])
  }

  @Test func `a closed scene without other calls leaves no SignIn`() async throws {
    let app = try await SignInTest(windows: 2)
    await app.windows[0].enter(.sheet)
    app.call("first", in: app.windows[0].feature)
    await app.settle()

    await app.close(0)

    #expect(app.windows.map(\.path) == ["home"])
    #expect(app.signInCount == 1)
  }

  /// Catches an answer that nobody waits for, and a SignIn that disappears under the person's fingers.
  @Test func `a call whose flow has ended leaves the wait, and SignIn stays`() async throws {
    let app = try await SignInTest(windows: 2)
    for window in app.windows { await window.enter(.pushed) }
    app.call("first", in: app.windows[0].feature)
    await app.settle()
    app.call("second", in: app.windows[1].feature)
    await app.settle()

    app.windows[1].log.last?.finish(.completed(1))
    await app.settle()
    let path = app.windows[0].path
    await app.signIn(as: .ada)

    #expect(path == "home feature sign in")
    #expect(app.done == ["first"])
    #expect(app.signInCount == 1)
  }

  /// Catches a SignIn that goes with the sheet below it, as if the person had cancelled it.
  @Test func `if the program removes the feature below it, SignIn is shown again`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    await window.enter(.sheet)
    app.call("overview", in: window.home)
    await app.settle()
    let before = window.path

    window.log.last?.finish(.completed(1))
    await app.settle()
    let after = (path: window.path, entry: app.entries.open.load(in: SceneID("window 1")))
    await app.signIn(as: .ada)

    #expect(before == "home feature sign in")
    #expect(after.path == "home sign in" && after.entry == nil)
    #expect(app.done == ["overview"])
    #expect(app.failures == [:])
    #expect(window.path == "home")
  }

  /// Catches a SignIn that is taken for a feature: a feature that ends below it would keep its stored entry.
  @Test func `SignIn is no feature, and has no stored entry`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]

    app.call("overview", in: window.home)
    await app.settle()

    #expect(window.path == "home sign in")
    #expect(window.shell?.isRunningFeature == false)
    #expect(app.entries.open.scenes == [] && app.entries.pending.scenes == [])
  }

  @Test func `a link waits during SignIn, and opens after it`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    app.call("overview", in: window.home)
    await app.settle()

    window.shell?.open("app://feature")
    await app.settle()
    let during = (path: window.path, pending: app.entries.pending.load(in: SceneID("window 1")))
    await app.signIn(as: .ada)

    #expect(during.path == "home sign in")
    #expect(during.pending == (try StoredEntry(CallingFeature.Entry.pushed)))
    #expect(window.log.entered == ["pushed"])
    #expect(window.path == "home feature")
    #expect(app.entries.pending.load(in: SceneID("window 1")) == nil)
  }

  @Test func `a notice waits below SignIn`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    app.call("overview", in: window.home)
    await app.settle()

    window.shell?.showNotice("Something happened", message: "Read it.")
    await app.settle()
    let during = window.path
    await app.signIn(as: .ada)

    #expect(during == "home sign in")
    #expect(window.path == "home Something happened")
  }

  /// Catches a SignIn above an alert: UIKit would take it away with the alert.
  @Test func `SignIn waits for an open alert`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    window.shell?.showNotice("Something happened", message: "Read it.")

    app.call("send", in: window.home)
    await app.settle()
    let during = window.path
    window.window.answer("OK")
    await app.settle()
    let after = window.path
    await app.signIn(as: .ada)

    #expect(during == "home Something happened")
    #expect(after == "home sign in")
    #expect(app.done == ["send"] && app.signInCount == 1 && window.misuses == [])
  }

  @Test func `home's row shows SignIn after an open alert`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]
    window.shell?.showNotice("Something happened", message: "Read it.")

    window.shell?.signIn()
    await app.settle()
    let during = window.path
    window.window.answer("OK")
    await app.settle()

    #expect(during == "home Something happened")
    #expect(window.path == "home sign in")
  }

  /// Catches a call that waits for the alert of a window that was closed.
  @Test func `the next call's window shows SignIn if the first one is closed with its alert`() async throws {
    let app = try await SignInTest(windows: 2)
    app.windows[0].shell?.showNotice("Something happened", message: "Read it.")
    app.call("first", in: app.windows[0].home)
    await app.settle()
    app.call("second", in: app.windows[1].home)
    await app.settle()
    let second = app.windows[1].path

    await app.close(0)

    #expect(second == "home")
    #expect(app.windows[0].path == "home sign in")
    await app.signIn(as: .ada)
    #expect(app.done == ["second"])
  }

  @Test func `home's row shows SignIn without a call, once`() async throws {
    let app = try await SignInTest()
    let window = app.windows[0]

    window.shell?.signIn()
    window.shell?.signIn()
    await app.settle()
    let path = window.path
    await app.signIn(as: .ada)

    #expect(path == "home sign in")
    #expect(app.signInCount == 1)
    #expect(window.path == "home")
  }

  /// Catches a driver that waits for ever, since the app would never be idle.
  @Test func `waiting for the sign-in is no work`() async throws {
    let app = try await SignInTest()
    await app.windows[0].enter(.sheet)

    app.call("send", in: app.windows[0].feature)
    await app.windows[0].settle()

    #expect(app.windows[0].path == "home feature sign in")
  }
}
