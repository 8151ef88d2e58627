import Database
import Foundation
import Profile
import Storage
import Testing

struct MigrationTests {
  /// Catches a released migration that was edited: files out there would have other tables than new ones.
  @Test func `the first version makes the tables that it was released with`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: Array(StorageSchema.migrations.prefix(1)))

    let tables: [String] = try await database.read { transaction in
      try transaction.query("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid").map { try $0["sql"] }
    }

    #expect(tables == Version1.tables)
  }

  @Test func `a file of the first version is brought forward with all that is in it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "StorageTests-\(#line)-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DatabaseLocation.file(folder.appending(path: "app.sqlite"))
    await (try SQLiteDatabase.open(file, migrations: [Version1.migration])).close()

    let database = try await SQLiteDatabase.open(file, migrations: StorageSchema.migrations)

    #expect(try await SQLiteProfileStore(in: database).load() == .ada)
    #expect(try await SQLiteDocument<ProfileDraft>(named: "profile draft", in: database).load() == .ada)
  }
}
