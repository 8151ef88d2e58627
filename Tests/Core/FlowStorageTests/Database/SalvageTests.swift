import FlowStorage
import FlowTesting
import Foundation
import Testing

/// Reading a damaged file without opening it.
struct SalvageTests {
  private let folder: TemporaryFolder
  private let sql = "SELECT id, name FROM person ORDER BY id"

  init() async throws {
    folder = try TemporaryFolder()
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { transaction in
      for number in 1...400 { try transaction.insert("Person \(number)") }
    }
    await database.close()
  }

  @Test func `reads all rows of an intact file, and changes nothing in the folder`() throws {
    let before = try folder.contents()

    let salvage = try SQLiteDatabase.salvage(sql, from: folder.file)

    #expect(salvage.rows.count == 400)
    #expect(try salvage.rows.last?["name"] == "Person 400")
    #expect(salvage.isWhole)
    #expect(try folder.contents() == before)
  }

  @Test func `reads the rows before a damaged page`() throws {
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(bytes.count - 4096..<bytes.count, with: Data(count: 4096))
    try bytes.write(to: folder.file)

    let salvage = try SQLiteDatabase.salvage(sql, from: folder.file)

    #expect(salvage.rows.count > 0)
    #expect(salvage.rows.count < 400)
    #expect(!salvage.isWhole)
  }

  @Test func `reads nothing from a missing file, and creates none`() throws {
    let missing = folder.url.appending(path: "missing.sqlite")

    let error = #expect(throws: DatabaseError.self) { try SQLiteDatabase.salvage(sql, from: missing) }

    #expect(error?.kind == .cannotOpen)
    #expect(try Set(folder.contents().keys) == ["test.sqlite"])
  }
}
