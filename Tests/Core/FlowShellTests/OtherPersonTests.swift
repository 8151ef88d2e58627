import FlowKit
import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

@testable import FlowShell

/// The end of a person's session, with everything that shows or stores something of theirs.
@MainActor
@Suite(.bothWays)
struct OtherPersonTests {
  /// Catches a call of Ada's that is made with Grace's token, and a feature that still shows Ada's input.
  @Test func `another person's sign-in declines all calls, ends all features, and forgets in one transaction`()
    async throws
  {
    let app = try await SignInTest(signedIn: .ada, windows: 2)
    let draft = try await SQLiteDocument<String>(named: "draft", title: "draft", of: .person, in: app.database)
    await draft.set("Ada's")
    for window in app.windows { await window.enter(.pushed) }
    app.service.server.endSessions()
    app.call("hers", in: app.windows[0].feature)
    await app.settle()
    app.call("hers, too", in: app.windows[1].feature)
    await app.settle()

    await app.signIn(as: .grace)

    #expect(app.done == [])
    #expect(app.failures.values.allSatisfy { $0 == .declined })
    #expect(app.session.status == .valid(.grace))
    #expect(draft.load() == nil)
    #expect(app.entries.open.scenes == [])
    #expect(app.windows.map(\.path) == ["home Another person has signed in", "home"])
    #expect(app.windows.flatMap(\.misuses).isEmpty)
    app.windows[0].window.answer("OK")
    await app.windows[0].enter(.sheet)
    app.call("Grace's", in: app.windows[0].feature)
    await app.settle()
    #expect(app.done == ["Grace's"])
  }

  /// Catches a failure that is not reported, since SignIn ended with the features.
  @Test func `another person's sign-in that cannot be stored is reported, and nothing is forgotten`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let window = app.windows[0]
    let draft = try await SQLiteDocument<String>(named: "draft", title: "draft", of: .person, in: app.database)
    await draft.set("Ada's")
    app.service.server.endSessions()
    app.call("hers", in: window.home)
    await app.settle()
    await app.database.limitCommits(to: await app.database.commitCount)

    await app.signIn(as: .grace)
    await app.database.limitCommits(to: nil)

    #expect(window.path == "home You could not be signed in")
    #expect(app.session.status == .expired(.ada))
    #expect(draft.load() == "Ada's")
    #expect(app.failures == ["hers": .declined])
  }

  /// Catches SignIn with the e-mail address of a forgotten person, and their feature, when the disk was slow.
  @Test func `flows that begin during a sign-out end with it`() async throws {
    let app = try await SignInTest(signedIn: .ada, windows: 2)
    let observer = WillForgetObserver {
      app.windows[0].shell?.signIn()
      app.windows[1].shell?.open(CallingFeature.Entry.pushed)
    }
    app.session.observe(observer)

    try await app.session.signOut()
    await app.settle()

    #expect(app.signInCount == 1 && app.windows[1].log.entered == ["pushed"])
    #expect(app.windows.map(\.path) == ["home", "home"])
    #expect(app.windows.map { $0.shell?.isRunningFeature } == [false, false])
    #expect(app.entries.open.scenes == [])
    #expect(app.windows.flatMap(\.misuses).isEmpty)
    app.windows[0].shell?.signIn()
    await app.settle()
    #expect(app.windows[0].path == "home sign in")
  }

  /// Catches a feature, or a call, that outlives the session: it would store, or send, something of nobody's.
  @Test func `a sign-out ends the features and the waiting calls of all scenes, and their places`() async throws {
    let app = try await SignInTest(signedIn: .ada, windows: 2)
    await app.windows[1].enter(.pushed)
    app.windows[0].shell?.showSettings()
    await app.windows[0].settle()
    let row = AppRow("Sign out") { [session = app.session] in try? await session.signOut() }

    app.windows[0].shell?.choose(row)
    await app.settle()

    #expect(app.session.status == .none)
    #expect(app.windows.map(\.path) == ["home SettingsScreen", "home"])
    #expect(app.entries.open.scenes == [])
    #expect(app.windows.map { $0.shell?.isRunningFeature } == [false, false])
    #expect(app.service.server.open == [])
    #expect(app.windows.flatMap(\.misuses).isEmpty)
  }

  /// Catches an end of a feature that waits for its answer, and is stored for the next person.
  @Test func `an end that was not stored yet is dropped with its person`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let window = app.windows[0]
    let answer = TestAnswer<Void>()
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: app.database)
    let flow = StubFlow<FlowOutcome<Int>>("slow", window.shell?.presenting(.sheet))
    window.shell?.run(flow, from: CallingFeature.Entry.sheet) {
      $1.dismiss()
      return .storing {
        await answer.value()
        return [note.setting("Ada's")]
      }
    }
    flow.finish(.completed(1))
    await answer.asked()

    try await app.session.signOut()
    answer.give(())
    await app.settle()

    #expect(note.load() == nil)
    #expect(app.entries.open.scenes == [])
  }

  /// Catches a receipt of Ada's that arrives late, and is shown to nobody, or to Grace.
  @Test func `a late result of the former person has no effect`() async throws {
    let app = try await SignInTest(signedIn: .ada)
    let shell = try #require(app.windows[0].shell)
    let answer = TestAnswer<String>()
    var shown: [String] = []
    func ask() { shell.scope.perform({ await answer.value() }, then: shell.untilForgotten { shown.append($0) }) }
    ask()
    await answer.asked()

    try await app.session.signOut()
    answer.give("Ada's")
    await app.settle()
    ask()
    await answer.asked(2)
    answer.give("nobody's")
    await app.settle()

    #expect(shown == ["nobody's"])
  }

  /// Catches another window that still shows the person whose account the service did not have.
  @Test func `forgetting a person without a session refreshes home in all scenes`() async throws {
    let app = try await SignInTest(windows: 2)
    let before = app.windows.map { $0.root?.refreshCount ?? 0 }

    try await app.session.signOut()
    await app.settle()

    #expect(zip(app.windows, before).allSatisfy { ($0.root?.refreshCount ?? 0) > $1 })
  }

  /// Catches home that shows an expired session as a valid one.
  @Test func `each change of the session refreshes home in all scenes`() async throws {
    let app = try await SignInTest(signedIn: .ada, windows: 2)
    let before = app.windows.map { $0.root?.refreshCount ?? 0 }
    app.service.server.endSessions()

    app.call("overview", by: .app, in: app.windows[0].home)
    await app.settle()

    #expect(zip(app.windows, before).allSatisfy { ($0.root?.refreshCount ?? 0) > $1 })
  }
}

/// Acts when the person begins to be forgotten, after the features have ended.
private final class WillForgetObserver: SessionObserver {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  func sessionWillForgetPerson() { act() }

  func sessionDidChange(from former: SessionStatus) {}
}
