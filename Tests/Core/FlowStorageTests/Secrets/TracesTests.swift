import FlowScreens
import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

/// What is left of a person in the bytes of the files, after ``SQLiteDatabase/forget(_:with:)``.
struct TracesTests {
  private static let secret = "Ada Augusta King"
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "app.sqlite")
  }

  /// Catches free pages, a log and copies that keep what was deleted; without overwriting, the search finds it.
  @Test(arguments: [true, false])
  func `no byte of the person is left in any file, but with secure_delete off`(isOverwriting: Bool) async throws {
    let database = try await StoredSchema(parts: []).open(.file(file))
    if !isOverwriting { try await database.write { _ = try $0.query("PRAGMA secure_delete = OFF") } }
    try await fill(database)
    let before = try findings()

    try await database.forget(.person)

    #expect(before.contains("app.sqlite-wal"))
    #expect(try findings() == (isOverwriting ? [] : ["app.sqlite"]))
    await database.close()
    #expect(try findings() == (isOverwriting ? [] : ["app.sqlite"]))
  }

  /// Catches rows that are large enough for pages of their own, and those of a table that the app's own transaction has emptied before.
  @Test func `deleted, replaced and long rows leave nothing, also of a former launch`() async throws {
    do {
      let database = try await StoredSchema(parts: []).open(.file(file))
      try await fill(database)
      let long = try await SQLiteDocument<String>(named: "long", title: "long", of: .person, in: database)
      await long.set(String(repeating: Self.secret + " ", count: 2_000))
      await long.set(nil)
      await database.close()
    }
    let database = try await StoredSchema(parts: []).open(.file(file))
    let before = try findings()

    try await database.forget(.person)

    #expect(before == ["app.sqlite"])
    #expect(try findings() == [])
    #expect(try await database.read { try $0.query("PRAGMA integrity_check")[0].values } == [.text("ok")])
  }

  /// Catches the copy of a damaged file, which would keep all of it, and a note that says that it is kept.
  @Test func `copies that were kept of the file go with the person`() async throws {
    let database = try await StoredSchema(parts: []).open(.file(file))
    try await fill(database)
    for name in [
      "app.sqlite.damaged", "app.sqlite.damaged-wal", "app.sqlite.replaced-2", "app.sqlite.stray-journal-3",
      "app.sqlite.kept", "app.sqlite.kept-2-wal",
    ] {
      try Data(Self.secret.utf8).write(to: folder.url.appending(path: name))
    }
    try Data(Self.secret.utf8).write(to: folder.url.appending(path: "my.backup"))
    try await database.write { [file] transaction in
      var repair = DatabaseRepair(others: ["Something is missing."])
      repair.copies = [file.appendingPathExtension("damaged")]
      try transaction.connection.record(repair)
    }

    try await database.forget(.person)

    #expect(try findings() == ["my.backup"])
    #expect(await database.repair?.sentence == "Something is missing.")
  }

  /// Catches a forgotten device that takes the copies of the person's data along.
  @Test func `forgetting the device keeps copies`() async throws {
    let database = try await StoredSchema(parts: []).open(.file(file))
    try Data(Self.secret.utf8).write(to: folder.url.appending(path: "app.sqlite.damaged"))

    try await database.forget(.device)

    #expect(try findings() == ["app.sqlite.damaged"])
  }

  /// Catches a launch after a kill that trusts the process before it to have emptied the log.
  @Test func `traces that a kill has left are removed later, and an emptied log is in order`() async throws {
    let disk = SimulatedDisk()
    try await DatabaseFile.$fileSystem.withValue(disk) {
      let place = DatabaseLocation.file(URL(filePath: "/simulated/app.sqlite"))
      let database = try await StoredSchema(parts: []).open(place)
      try await fill(database)
      let start = disk.operationCount
      try await database.forget(.person)
      let history = disk.history
      let operations = history.operations.indices
      let commit = try #require(operations.first { $0 >= start && history.operations[$0].kind == .sync })
      var dirty = 0
      for point in commit...history.operations.count {
        disk.restart(from: history.stateAfterKill(at: point))
        let next = try await StoredSchema(parts: []).open(place)
        let rows = try await next.read { try $0.query("SELECT * FROM document").count }
        if !findings(on: disk).isEmpty { dirty += 1 }

        try await next.removeTraces()

        #expect(rows == 0)
        #expect(findings(on: disk) == [])
        #expect(await next.repair == nil)
        await next.close()
      }
      #expect(dirty > 0)
      withExtendedLifetime(database) {}
    }
  }

  private func fill(_ database: SQLiteDatabase) async throws {
    for number in 1...40 {
      let note = try await SQLiteDocument<String>(named: "note \(number)", title: "note", of: .person, in: database)
      await note.set("\(number): \(Self.secret)")
      if number % 3 == 0 { await note.set(nil) }
    }
  }

  /// The names of the files with the person's name in their bytes.
  private func findings() throws -> [String] {
    try folder.contents().filter { $0.value.range(of: Data(Self.secret.utf8)) != nil }.keys.sorted()
  }

  private func findings(on disk: SimulatedDisk) -> [String] {
    let state = disk.state
    return state.paths.filter { Data(state[$0] ?? []).range(of: Data(Self.secret.utf8)) != nil }
  }
}
