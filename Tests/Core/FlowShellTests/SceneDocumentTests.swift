import FlowKit
import FlowStorage
import Testing

@testable import FlowShell

/// The stored data of each scene.
struct SceneDocumentTests {
  private func stored(_ name: String, in database: SQLiteDatabase) async throws -> String? {
    try await database.read { try $0.query("SELECT body FROM document WHERE name = 'open entry'").first?["body"] }
  }

  // Catches an app with one window whose data an update makes unreadable.
  @Test func `the value of an app with one window is stored by itself`() async throws {
    let database = try await StoredSchema(parts: []).open(.memory)
    let former = try await SQLiteDocument<StoredEntry>(
      named: "open entry", title: "open entry", of: .person, in: database)
    let entry = try StoredEntry(NotesFeature.Entry.sheet)
    await former.set(entry)

    let entries = try await EntryStore(in: database)
    let read = entries.open.load()
    await entries.open.set(entry, in: SceneID("a"))
    await entries.open.set(nil, in: SceneID("a"))

    #expect(read == entry)
    #expect(
      try await SQLiteDocument<StoredEntry>(named: "open entry", title: "open entry", of: .person, in: database).load()
        == entry)
  }

  @Test func `each scene has its own value, also after a restart`() async throws {
    let database = try await StoredSchema(parts: []).open(.memory)
    let entries = try await EntryStore(in: database)
    let (sheet, note) = (try StoredEntry(NotesFeature.Entry.sheet), try StoredEntry(NotesFeature.Entry.note(1)))
    await entries.open.set(sheet, in: SceneID("a"))
    await entries.open.set(note, in: SceneID("b"))
    await entries.settings.set(true, in: SceneID("b"))

    let again = try await EntryStore(in: database)

    #expect(again.open.scenes == [SceneID("a"), SceneID("b")])
    #expect(again.open.load(in: SceneID("a")) == sheet)
    #expect(again.open.load(in: SceneID("b")) == note)
    #expect(again.settings.load(in: SceneID("a")) == nil)
    #expect(again.settings.load(in: SceneID("b")) == true)
    #expect(again.open.load() == nil)
  }

  // Catches a scene whose write is lost, since another one writes an older copy of the document.
  @Test func `two scenes that are saved at once are both stored`() async throws {
    let database = try await StoredSchema(parts: []).open(.memory)
    let entries = try await EntryStore(in: database)

    await withTaskGroup { group in
      for number in 1...20 {
        group.addTask { await entries.settings.set(true, in: SceneID("\(number)")) }
      }
    }

    #expect(try await EntryStore(in: database).settings.scenes.count == 20)
  }

  @Test func `the end of a feature clears its entry in the scene that has it`() async throws {
    let database = try await StoredSchema(parts: []).open(.memory)
    let entries = try await EntryStore(in: database)
    await entries.open.set(try StoredEntry(NotesFeature.Entry.sheet), in: SceneID("a"))
    await entries.open.set(try StoredEntry(JoiningFeature.Entry.signUp), in: SceneID("b"))

    try await database.apply([entries.clearing(NotesFeature.Entry.self)])

    #expect(try await EntryStore(in: database).open.scenes == [SceneID("b")])
  }
}
