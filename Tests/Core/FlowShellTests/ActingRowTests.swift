import FlowKit
import FlowShell
import FlowStorage
import FlowTesting
import Testing

@MainActor
struct ActingRowTests {
  /// Catches a second tap that acts again, a row that never acts again, and a home that shows the former state.
  @Test func `two taps act once, and a tap after the end acts again`() async throws {
    let app = try await ShellTest()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var acts = 0
    let row = AppRow("Sign out", role: .destructive) { @MainActor in
      acts += 1
      for await _ in gate { return }
    }
    let refreshed = app.root?.refreshCount ?? 0

    app.shell?.choose(row)
    app.shell?.choose(row)
    await nextTurn()
    opener.yield()
    await app.settle()
    let first = acts
    app.shell?.choose(row)
    opener.yield()
    await app.settle()

    #expect([first, acts] == [1, 2])
    #expect((app.root?.refreshCount ?? 0) > refreshed)
  }

  /// Catches a shell whose place is forgotten with the person: a kill would lead home.
  @Test func `the settings are still the stored place after an act in them has forgotten the person`() async throws {
    let app = try await ShellTest()
    app.shell?.showSettings()
    await app.settle()

    app.shell?.choose(AppRow("Sign out") { [database = app.database] in try? await database.forget(.person) })
    await app.settle()

    #expect(app.entries.settings.load() == true)
    #expect(await app.database.unsavedDocuments == [])
  }

  /// Catches an entry that names something of the former person, and opens with the next launch.
  @Test func `a pending link and an open entry are the person's`() async throws {
    let app = try await ShellTest()
    await app.entries.pending.set(try StoredEntry(NotesFeature.Entry.note(1)))
    await app.entries.open.set(try StoredEntry(NotesFeature.Entry.note(1)))

    try await app.database.forget(.person)

    #expect(app.entries.pending.load() == nil && app.entries.open.load() == nil)
  }
}
