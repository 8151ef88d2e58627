import FlowKit
import FlowStorage
import Testing

@testable import FlowProgram

@MainActor
struct StoredTextTests {
  /// Catches a text that is kept although its table, or the whole content, has changed.
  @Test func `describes the rows as they are, after each change and each launch`() async throws {
    let schema = StoredSchema(parts: [])
    let disk = MemoryDisk()
    let storedText = StoredText()
    func open(_ disk: MemoryDisk) async throws -> SQLiteDatabase {
      try await schema.open(.disk(disk, name: "app"), on: MainActor.shared)
    }
    func text(of database: SQLiteDatabase) async -> [String] { await storedText.read(schema.allTables, in: database) }

    let first = try await open(disk)
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: first)
    let empty = await text(of: first)
    await note.set("Ada")
    let ada = await text(of: first)
    await first.saveToDisk()
    let copy = disk.copy()
    await note.set("Grace")
    let grace = await text(of: first)
    await first.close()
    let second = try await open(copy)
    let restored = await text(of: second)
    await second.close()

    #expect(ada == [#"note;"Ada";"#])
    #expect(grace == [#"note;"Grace";"#])
    #expect(empty == [""])
    #expect(restored == ada)
    #expect(await text(of: second) == [StoredText.unreadable])
  }

  /// Catches a trace of the order of writes in the description of a state.
  @Test func `two databases with the same documents are the same text`() async throws {
    let schema = StoredSchema(parts: [])
    func text(writing names: String...) async throws -> [String] {
      let database = try await schema.open(.disk(MemoryDisk(), name: "app"), on: MainActor.shared)
      for name in names {
        let document = try await SQLiteDocument<String>(named: name, title: "note", of: .person, in: database)
        await document.set(name)
      }
      return await StoredText().read(schema.allTables, in: database)
    }

    #expect(try await text(writing: "Ada", "Grace") == text(writing: "Grace", "Ada"))
  }
}
