import FlowKit
import FlowStorage
import FlowTesting
import Testing

@testable import FlowShell

/// Deep links.
@MainActor
@Suite(.bothWays)
struct LinkTests {
  @Test func `a link opens the feature that accepts it`() async throws {
    let app = try await ShellTest()

    await app.open("app://notes/7")

    #expect(app.log.entered == ["note(7)"])
    #expect(app.path == "home notes")
    #expect(app.entries.open.load() == (try StoredEntry(NotesFeature.Entry.note(7))))
  }

  @Test(arguments: [
    ("app://nowhere", AppLinkError.unknown), ("http://example.com", .foreign(start: "app://")),
    ("app://notes/seven", .refused("That is no number.")),
  ])
  func `an unknown link shows a notice, and is not pending`(link: String, error: AppLinkError) async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)

    await app.open(link)

    #expect(app.alert?.title == "This link cannot be opened")
    #expect(app.alert?.message == error.sentence)
    #expect(app.log.entered == ["sheet"])
    #expect(app.entries.pending.load() == nil)
  }

  @Test func `opens the newest pending link when the person has returned home`()
    async throws
  {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)

    await app.open("app://notes/1")
    await app.open("app://notes/2")
    let (title, entered, waiting) = (app.alert?.title, app.log.entered, app.entries.pending.load())
    app.test.window.answer("OK")
    await app.finish(.cancelled)

    #expect(title == "One thing at a time")
    #expect(entered == ["sheet"])
    #expect(waiting == (try StoredEntry(NotesFeature.Entry.note(2))))
    #expect(app.log.entered == ["sheet", "note(2)"])
    #expect(app.entries.pending.load() == nil)
  }

  /// Catches an exploration that takes two states for one: the disk may not have either link yet.
  @Test func `an inspection has a pending link before it is stored, and the places that wait`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)
    func hiddenState() -> String { app.shell?.inspection.hiddenState ?? "" }
    let before = hiddenState()

    app.shell?.open("app://notes/1")
    let first = hiddenState()
    app.shell?.open("app://notes/2")
    let second = hiddenState()
    await app.settle()

    #expect(Set([before, first, second, hiddenState()]).count == 4)
  }

  // Catches a sign-in that a launch restores after it has succeeded: the link waited for ever, since no feature ended.
  @Test func `a pending link opens if a launch leads back to an entry with nothing left to do`() async throws {
    let app = try await ShellTest(
      in: StoredEntry(NotesFeature.Entry.done), waiting: StoredEntry(NotesFeature.Entry.note(2)))

    #expect(app.log.entered == ["done", "note(2)"])
    #expect(app.entries.pending.load() == nil)
    #expect(app.entries.open.load() == (try StoredEntry(NotesFeature.Entry.note(2))))
  }

  @Test func `a pending link opens when a kept entry is given up`() async throws {
    let app = try await ShellTest()
    app.shell?.keep(NotesFeature.Entry.note(1))
    app.shell?.openLater(NotesFeature.Entry.note(2))
    await app.settle()
    let before = app.log.entered

    app.shell?.giveUp(NotesFeature.Entry.note(1))
    await app.settle()

    #expect(before == [])
    #expect(app.log.entered == ["note(2)"])
  }

  @Test func `a link for members starts the sign-up for a person without an account`() async throws {
    let app = try await ShellTest()

    await app.open("app://notes/secret")
    let (path, entered) = (app.path, app.log.entered)
    await app.finish(.completed(1))

    #expect(path == "home joining")
    #expect(entered == ["signUp"])
    #expect(app.log.entered == ["signUp", "secret"])
  }

  /// Catches a link that was said to wait, and is dropped in silence when the person has no account.
  @Test func `a pending link for members leads a newcomer through the sign-up`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)
    await app.open("app://notes/secret")
    app.test.window.answer("OK")

    await app.finish(.completed(1))

    #expect(app.log.entered == ["sheet", "signUp"])
  }

  /// Catches a person who cancels the sign-up, and is led there again by the same link.
  @Test func `a link for members is dropped when the sign-up is cancelled, and any other opens then`() async throws {
    let app = try await ShellTest()
    await app.open("app://notes/secret")
    await app.finish(.cancelled)
    let given = app.log.entered

    await app.enter(JoiningFeature.Entry.signUp)
    await app.open("app://notes")
    app.test.window.answer("OK")
    await app.finish(.cancelled)

    #expect(given == ["signUp"])
    #expect(app.log.entered == ["signUp", "signUp", "sheet"])
  }

  @Test func `a link to the sign-up is for new people, and changes nothing during the sign-up`() async throws {
    let member = try await ShellTest(hasAccount: true)
    let newcomer = try await ShellTest()
    await newcomer.enter(JoiningFeature.Entry.signUp)

    await member.open("app://join")
    await newcomer.open("app://join")

    #expect(member.alert?.title == "This link is for new people")
    #expect(member.log.entered == [])
    #expect(newcomer.alert == nil)
    #expect(newcomer.entries.pending.load() == nil)
  }

  // Catches a decision for links alone: a row that home had shown before the person signed out starts its feature.
  @Test func `a tapped entry waits for the account as a link does`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.secret)
    let (entered, pending) = (app.log.entered, app.entries.pending.load())
    await app.finish(.completed(1))

    #expect(entered == ["signUp"])
    #expect(pending == (try StoredEntry(NotesFeature.Entry.secret)))
    #expect(app.log.entered == ["signUp", "secret"])
    #expect(app.entries.pending.load() == nil)
  }

  @Test func `a tapped entry is dropped when the sign-up is cancelled`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.secret)

    await app.finish(.cancelled)

    #expect(app.log.entered == ["signUp"])
    #expect(app.entries.pending.load() == nil)
  }

  // Catches a launch into a feature of a person who has signed out in another window.
  @Test func `a restored entry waits for the account, too, unless a newer link waits`() async throws {
    let secret = try StoredEntry(NotesFeature.Entry.secret)
    let alone = try await ShellTest(in: secret)
    let second = try await ShellTest(in: secret, waiting: StoredEntry(NotesFeature.Entry.note(1)))

    await alone.finish(.completed(1))
    await second.finish(.completed(1))

    #expect(alone.log.entered == ["signUp", "secret"])
    #expect(second.log.entered == ["signUp", "note(1)"])
  }

  @Test func `a tap on the sign-up is refused for a person with an account`() async throws {
    let app = try await ShellTest(hasAccount: true)

    await app.enter(JoiningFeature.Entry.signUp)

    #expect(app.alert?.title == "This is for new people")
    #expect(app.log.entered == [])
  }

  @Test func `starts no members' feature while the account is unknown`() async throws {
    let app = try await ShellTest(problem: "The note is damaged.")

    await app.open("app://notes/secret")
    let alert = app.alert
    await app.enter(JoiningFeature.Entry.signUp)
    let entered = app.log.entered
    await app.enter(NotesFeature.Entry.sheet)

    #expect(alert?.title == "Your account is not known")
    #expect(alert?.message == "The note is damaged.")
    #expect(entered == [])
    #expect(app.log.entered == ["sheet"])
  }
}
