import FlowKit
import FlowScreens
import FlowStorage
import FlowTesting
import Testing

@testable import FlowShell

/// One feature at a time above home, and notices.
@MainActor
@Suite(.bothWays)
struct ShellTests {
  @Test func `an entry is kept as long as its feature runs`() async throws {
    let app = try await ShellTest()

    await app.enter(NotesFeature.Entry.sheet)
    let kept = app.entries.open.load()
    await app.finish(.completed(1))

    #expect(kept == (try StoredEntry(NotesFeature.Entry.sheet)))
    #expect(app.entries.open.load() == nil)
    #expect(app.path == "home")
  }

  @Test func `home is refreshed and every feature is informed when the person returns`() async throws {
    let app = try await ShellTest()
    await app.enter(JoiningFeature.Entry.signUp)

    await app.finish(.cancelled)

    #expect(app.root?.refreshCount == 1)
    #expect(app.log.homecomings == 1)
  }

  @Test func `ignores a second tap while a feature is running`() async throws {
    let app = try await ShellTest()

    app.shell?.open(NotesFeature.Entry.sheet)
    app.shell?.open(NotesFeature.Entry.note(1))
    await app.settle()

    #expect(app.log.entered == ["sheet"])
  }

  @Test func `the settings are shown once`() async throws {
    let app = try await ShellTest()

    app.shell?.showSettings()
    app.shell?.showSettings()
    await app.enter(NotesFeature.Entry.inSettings)

    #expect(app.path == "home settings notes")
    #expect(app.shell?.homeRows == [AppRow("Notes", to: NotesFeature.Entry.sheet)])
  }

  // Catches rows that are read once, when the settings are made.
  @Test func `the settings show the changes by a switch and by a feature`() async throws {
    let app = try await ShellTest()
    app.shell?.showSettings()
    await app.settle()
    let settings = try #require(app.settings)
    let before = settings.contents.last
    let rows = appRows(before ?? [], onChoose: settings.presenter.didChoose)

    if case .toggle(let reminders) = rows.last { reminders.onChange(true) }
    await app.settle()
    let switched = settings.contents.last
    if case .item(let notes) = rows.first { notes.onTap?() }
    await app.settle()
    await app.finish(.completed(1))

    let notes = NotesFeature.Entry.inSettings
    #expect(before == [AppRow("All notes", value: "0", to: notes), AppRow("Reminders", isOn: false) { _ in }])
    #expect(switched == [AppRow("All notes", value: "0", to: notes), AppRow("Reminders", isOn: true) { _ in }])
    #expect(
      settings.contents.last == [AppRow("All notes", value: "1", to: notes), AppRow("Reminders", isOn: true) { _ in }])
    #expect(app.root?.refreshCount == 2)
  }

  @Test func `a newer notice takes the place of an older one, and none holds up a feature`() async throws {
    let app = try await ShellTest()

    app.shell?.showNotice("One", message: "First.")
    app.shell?.showNotice("Two", message: "Second.")
    await app.settle()
    let (title, count) = (app.alert?.title, app.test.window.modalCount)
    await app.enter(NotesFeature.Entry.sheet)

    #expect(title == "Two")
    #expect(count == 1)
    #expect(app.path == "home notes")
    #expect(await app.test.problems() == [])
  }

  /// Catches a full disk that is reported at each letter that the person types, or only once and for all.
  @Test func `shows a notice about a full disk once per feature`() async throws {
    let app = try await ShellTest()

    app.shell?.didFailToWrite(.closed)
    await app.settle()
    let first = app.alert?.title
    app.test.window.answer("OK")
    app.shell?.didFailToWrite(.closed)
    await app.settle()
    let again = app.alert?.title
    await app.enter(NotesFeature.Entry.sheet)
    app.shell?.didFailToWrite(.closed)
    await app.settle()

    #expect(first == "Nothing can be saved")
    #expect(again == nil)
    #expect(app.alert?.title == "Nothing can be saved")
  }

  @Test func `makes each part once, before those that need it`() async throws {
    let app = try await ShellTest()

    #expect(app.log.made == ["Notes", "Joining"])
  }
}
