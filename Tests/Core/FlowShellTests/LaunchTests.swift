import FlowKit
import FlowStorage
import FlowTesting
import Testing

@testable import FlowShell

/// Restoring the app after a kill.
@MainActor
@Suite(.bothWays)
struct LaunchTests {
  @Test func `starts at home, and informs its features`() async throws {
    let app = try await ShellTest()

    #expect(app.path == "home")
    #expect(app.log.launches == 1)
    #expect(app.alert == nil)
  }

  @Test func `restores the feature that was running when the app was killed, with its resumed entry`() async throws {
    let app = try await ShellTest(in: try StoredEntry(NotesFeature.Entry.note(7)))

    #expect(app.log.entered == ["sheet"])
    #expect(app.path == "home notes")
  }

  /// Catches a launch that forgets a feature before it begins: after another kill, it would not be restored.
  @Test func `keeps the place of a restored feature whose flow starts later`() async throws {
    let place = try StoredEntry(NotesFeature.Entry.later)

    let app = try await ShellTest(in: place)

    #expect(app.log.entered == ["later"] && app.path == "home")
    #expect(app.entries.open.load() == place)
  }

  @Test func `opens a pending link after the restored feature`() async throws {
    let app = try await ShellTest(
      in: try StoredEntry(NotesFeature.Entry.sheet), waiting: try StoredEntry(NotesFeature.Entry.note(1)))
    let before = app.log.entered

    await app.finish(.cancelled)

    #expect(before == ["sheet"])
    #expect(app.log.entered == ["sheet", "note(1)"])
  }

  @Test func `opens the pending link at once if no feature is restored`() async throws {
    let app = try await ShellTest(waiting: try StoredEntry(NotesFeature.Entry.note(1)))

    #expect(app.log.entered == ["note(1)"])
    #expect(app.entries.pending.load() == nil)
  }

  /// Catches a person who has an account, and is asked to open another.
  @Test func `does not restore a completed sign-up`() async throws {
    let app = try await ShellTest(hasAccount: true, in: try StoredEntry(JoiningFeature.Entry.signUp))

    #expect(app.log.entered == [])
    #expect(app.path == "home")
  }

  @Test func `restores the entry above the settings`() async throws {
    let app = try await ShellTest(in: try StoredEntry(NotesFeature.Entry.sheet), aboveSettings: true)
    let path = app.path
    await app.finish(.cancelled)
    app.test.window.goBack()
    await app.settle()

    #expect(path == "home settings notes")
    #expect(app.path == "home")
    #expect(app.entries.settings.load() == nil)
  }

  /// Catches an entry of another version of the app that is dropped in silence.
  @Test func `reports an entry that no feature can decode, with other damage`() async throws {
    let app = try await ShellTest(in: try StoredEntry(GoneEntry.gone), problems: ["One thing is lost."])

    #expect(app.path == "home \(app.test.window.top.map { "\($0)" } ?? "")")
    #expect(app.alert?.title == "Damaged on this device")
    #expect(
      app.alert?.message == "One thing is lost. The app can't go back to where you were. Open it again from home.")
    #expect(app.entries.open.load() == nil)
  }

  /// Catches damage that no launch reports again, though the notice has gone with the feature below it.
  @Test func `damage counts as read when the person has answered, and not when the feature below ends`() async throws {
    let gone = try await ShellTest(in: try StoredEntry(NotesFeature.Entry.sheet), problems: ["One thing is lost."])
    let read = try await ShellTest(problems: ["One thing is lost."])

    await gone.finish(.cancelled)
    read.test.window.answer("OK")
    await read.settle()

    #expect(gone.path == "home")
    #expect(gone.log.problemsReadCount == 0)
    #expect(read.log.problemsReadCount == 1)
  }

  /// Catches damage that counts as read when the person reads about the place of another scene.
  @Test func `only the notice of the first scene is about damage`() async throws {
    let scenes = AppScenes()
    let first = try await ShellTest(problems: ["One thing is lost."], among: scenes)
    let second = try await ShellTest(
      in: try StoredEntry(GoneEntry.gone), problems: ["One thing is lost."], among: scenes)
    let message = second.alert?.message

    second.test.window.answer("OK")
    await second.settle()

    #expect(message == "The app can't go back to where you were. Open it again from home.")
    #expect(second.log.problemsReadCount == 0 && first.log.problemsReadCount == 0)
    #expect(first.alert?.message == "One thing is lost.")
  }

  /// Catches damage that is not reported in this launch: a link's notice has replaced it.
  @Test func `the notice about damage comes back after that of a link`() async throws {
    let app = try await ShellTest(problems: ["One thing is lost."])
    await app.open("app://nowhere")
    let title = app.alert?.title

    app.test.window.answer("OK")
    await app.settle()

    #expect(title == "This link cannot be opened")
    #expect(app.alert?.title == "Damaged on this device")
    #expect(app.log.problemsReadCount == 0)
  }
}

private enum GoneEntry: AppEntry {
  static let kind = "Gone"

  case gone
}
