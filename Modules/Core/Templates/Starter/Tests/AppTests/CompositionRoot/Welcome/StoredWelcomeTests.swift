import FlowAppTesting
import FlowScreens
import FlowShell
import FlowStorage
import Testing
import Welcome

@testable import App
@testable import CompositionRoot

struct StoredWelcomeTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `knows the name once it is stored, also at the next launch`() async throws {
    let stored = try await makeStored()
    let before = stored.name

    try await stored.save(.ada)

    let next = try await makeStored()
    #expect(before == nil)
    #expect(stored.name == "Ada")
    #expect(next.name == "Ada")
  }

  @Test func `the name is not available if it cannot be stored`() async throws {
    let stored = try await makeStored()
    await database.close()

    await #expect(throws: WelcomeStoreError.unavailable) { try await stored.save(.ada) }

    #expect(stored.name == nil)
  }

  /// Catches a partially stored end: the flow would be restored with an empty form.
  @Test func `clears the draft and the entry with the name, in one transaction`() async throws {
    let stored = try await makeStored()
    let entries = try await EntryStore(in: database)
    await entries.open.set(try StoredEntry(WelcomeFeature.Entry.sheet))
    await stored.drafts.set([.name: "Ad"])
    let ending = try await StoredWelcome(in: database, entries: entries)
    let before = await database.transactionCount

    try await ending.save(.ada)

    #expect(await database.transactionCount == before + 1)
    #expect(entries.open.load() == nil)
    #expect(ending.drafts.load() == nil)
  }

  private func makeStored() async throws -> StoredWelcome {
    try await StoredWelcome(in: database, entries: EntryStore(in: database))
  }
}

extension Person {
  fileprivate static var ada: Person { get throws { Person(name: try PersonName("Ada")) } }
}
