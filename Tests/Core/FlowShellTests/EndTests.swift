import FlowKit
import FlowStorage
import FlowTesting
import Testing

@testable import FlowShell

/// The end of a feature and its changes are stored together.
@MainActor
@Suite(.bothWays)
struct EndTests {
  private let answer = TestAnswer<Void>()

  /// Catches an entry that is cleared before the changes of its end.
  @Test func `the changes of an end and the clearing of its entry are one transaction`() async throws {
    let app = try await ShellTest()
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: app.database)
    await start(in: app) { .storing { [note.setting("kept")] } }
    let before = await app.database.commitCount

    await app.finish(.completed(1))

    #expect(await app.database.commitCount == before + 1)
    #expect(note.load() == "kept")
    #expect(app.entries.open.load() == nil)
    #expect(app.root?.refreshCount == 1)
    #expect(app.log.homecomings == 1)
  }

  /// Catches an entry that is cleared while the end still asks others for its changes.
  @Test func `the entry stays until the changes of its end are known, and home is refreshed after them`() async throws {
    let app = try await ShellTest()
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: app.database)
    await start(in: app) { [answer] in
      .storing {
        await answer.value()
        return [note.setting("kept")]
      }
    }

    app.log.last?.finish(.completed(1))
    await answer.asked()
    let during = (entry: app.entries.open.load(), refreshes: app.root?.refreshCount)
    answer.give(())
    await app.settle()

    #expect(during.entry == (try StoredEntry(NotesFeature.Entry.sheet)))
    #expect(during.refreshes == 0)
    #expect(app.entries.open.load() == nil)
    #expect(note.load() == "kept")
    #expect(app.root?.refreshCount == 1)
  }

  /// Catches a late end that clears the entry of the feature that has begun meanwhile, and one that this feature's entry
  /// overtakes: killed in between, the app would know nothing of the first one.
  @Test func `the next feature's entry is stored with or after the late end of the one before`() async throws {
    let app = try await ShellTest()
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: app.database)
    await start(in: app) { [answer] in
      .storing {
        await answer.value()
        return [note.setting("kept")]
      }
    }
    app.log.last?.finish(.completed(1))
    await answer.asked()

    app.shell?.open(NotesFeature.Entry.note(1))
    for _ in 1...20 { await nextTurn() }
    let overtaken = app.entries.open.load()
    answer.give(())
    await app.settle()
    let kept = app.entries.open.load()
    await app.finish(.completed(1))

    #expect(overtaken == (try StoredEntry(NotesFeature.Entry.sheet)))
    #expect(kept == (try StoredEntry(NotesFeature.Entry.note(1))))
    #expect(note.load() == "kept")
    #expect(app.log.homecomings == 1)
    #expect(app.entries.open.load() == nil)
  }

  /// Catches a second feature whose end overtakes that of the first.
  @Test func `two features that end in a row are stored in order`() async throws {
    let app = try await ShellTest()
    let order = try await SQLiteDocument<[String]>(named: "order", title: "order", of: .person, in: app.database)
    await start(in: app) { [answer] in
      .storing {
        await answer.value()
        return [order.changing { ($0 ?? []) + ["first"] }]
      }
    }
    app.log.last?.finish(.completed(1))
    await answer.asked()

    start(from: .note(1), in: app) { .storing { [order.changing { ($0 ?? []) + ["second"] }] } }
    app.log.last?.finish(.completed(1))
    for _ in 1...20 { await nextTurn() }
    let overtaken = order.load()
    answer.give(())
    await app.settle()

    #expect(overtaken == nil)
    #expect(order.load() == ["first", "second"])
    #expect(app.entries.open.load() == nil)
  }

  /// Catches a failed commit that is not reported to the person, and a next feature that makes the app forget the end.
  @Test func `a failed end keeps its entry, is reported once, and is stored with the next place`() async throws {
    let app = try await ShellTest()
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: app.database)
    await start(in: app) { .storing { [note.setting("kept")] } }
    await app.database.limitCommits(to: await app.database.commitCount)

    await app.finish(.completed(1))
    let failed = (entry: app.entries.open.load(), alert: app.alert?.title, path: app.path.split(separator: " ").first)
    app.test.window.answer("OK")
    await app.settle()
    let once = app.alert
    await app.enter(NotesFeature.Entry.note(1))
    let stillFailed = app.entries.open.load()
    await app.database.limitCommits(to: nil)
    await app.finish(.completed(1))

    #expect(failed.entry == (try StoredEntry(NotesFeature.Entry.sheet)))
    #expect(failed.alert == "Nothing can be saved")
    #expect(failed.path == "home")
    #expect(once == nil)
    #expect(stillFailed == (try StoredEntry(NotesFeature.Entry.sheet)))
    #expect(note.load() == "kept")
    #expect(app.entries.open.load() == nil)
    #expect(app.root?.refreshCount == 2)
  }

  /// Catches an error other than the disk's, of which only the database's observer would not hear.
  @Test func `an end whose changes cannot be made is reported, and its entry stays`() async throws {
    let app = try await ShellTest()
    await start(in: app) { .storing { throw CancellationError() } }
    let before = app.shell?.writer.waitingState

    await app.finish(.completed(1))

    #expect(app.alert?.title == "Nothing can be saved")
    #expect(app.entries.open.load() == (try StoredEntry(NotesFeature.Entry.sheet)))
    // An exploration knows that the next save also stores this end.
    #expect(before == "")
    #expect(app.shell?.writer.waitingState != "")
  }

  /// Catches a notice about the failure that the next feature dismisses at once.
  @Test func `a pending link waits when an end has failed, and opens after the next one`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)
    await app.open("app://notes/7")
    app.test.window.answer("OK")
    await app.database.limitCommits(to: await app.database.commitCount)

    await app.finish(.cancelled)
    let failed = (alert: app.alert?.title, entered: app.log.entered)
    app.test.window.answer("OK")
    await app.database.limitCommits(to: nil)
    await app.enter(NotesFeature.Entry.sheet)
    await app.finish(.cancelled)

    #expect(failed.alert == "Nothing can be saved")
    #expect(failed.entered == ["sheet"])
    #expect(app.log.entered == ["sheet", "sheet", "note(7)"])
  }

  /// Catches a link that is gone after a kill: it was pending no more, and no entry was stored yet.
  @Test func `a pending link becomes the entry in one transaction`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)
    await app.open("app://notes/7")
    app.test.window.answer("OK")
    let before = await app.database.commitCount

    await app.finish(.cancelled)

    #expect(await app.database.commitCount == before + 2)
    #expect(app.entries.open.load() == (try StoredEntry(NotesFeature.Entry.note(7))))
    #expect(app.entries.pending.load() == nil)
  }

  /// Catches a sign-up that a kill opens again, with the link that the person has left with it.
  @Test func `a cancelled sign-up and its link are cleared in one transaction`() async throws {
    let app = try await ShellTest()
    await app.open("app://notes/secret")
    let before = await app.database.commitCount

    await app.finish(.cancelled)

    #expect(await app.database.commitCount == before + 1)
    #expect(app.entries.open.load() == nil)
    #expect(app.entries.pending.load() == nil)
  }

  /// Catches an entry that a kill loses while its feature loads the data for its flow.
  @Test func `a kept entry stays until its feature gives it up, and no longer`() async throws {
    let app = try await ShellTest()

    app.shell?.keep(NotesFeature.Entry.note(1))
    await app.settle()
    let kept = app.entries.open.load()
    app.shell?.giveUp(NotesFeature.Entry.note(2))
    await app.settle()
    let other = app.entries.open.load()
    app.shell?.giveUp(NotesFeature.Entry.note(1))
    await app.settle()

    #expect(kept == (try StoredEntry(NotesFeature.Entry.note(1))))
    #expect(other == kept)
    #expect(app.entries.open.load() == nil)
  }

  /// Catches two scenes, of which the end of one clears the other's entry.
  @Test func `an end clears the entry of its own scene only`() async throws {
    let app = try await ShellTest()
    let other = try StoredEntry(NotesFeature.Entry.note(9))
    await app.enter(NotesFeature.Entry.sheet)
    await app.entries.open.set(other, in: SceneID("other"))

    await app.finish(.completed(1))

    #expect(app.entries.open.load() == nil)
    #expect(app.entries.open.load(in: SceneID("other")) == other)
  }

  /// Starts a flow with its own end, which can end twice in a row without a moment of rest.
  private func start(
    from entry: NotesFeature.Entry, in app: ShellTest, _ end: @escaping @MainActor () -> StoredEnd
  ) {
    let flow = StubFlow<FlowOutcome<Int>>("slow", app.shell?.presenting(.sheet))
    app.log.last = flow
    app.shell?.run(flow, from: entry) {
      $1.dismiss()
      return end()
    }
  }

  private func start(in app: ShellTest, _ end: @escaping @MainActor () -> StoredEnd) async {
    start(from: .sheet, in: app, end)
    await app.settle()
  }
}
