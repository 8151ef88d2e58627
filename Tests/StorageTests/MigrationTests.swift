import FlowKit
import FlowStorage
import Onboarding
import Profile
import Storage
import Testing
import Transfer

struct MigrationTests {
  private let released = [Version1.migration, Version2.migration, Version3.migration]
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  /// Catches a released migration that was edited: files out there would have other tables than new ones.
  @Test(arguments: [(1, Version1.tables), (2, Version1.tables + Version2.tables), (3, Version3.tables)])
  func `each version makes the tables that it was released with`(_ version: Int, _ tables: [String]) async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: Array(StorageSchema.migrations.prefix(version)))

    let made: [String] = try await database.read { transaction in
      try transaction.query("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid").map { try $0["sql"] }
    }

    #expect(made == tables)
  }

  @Test(arguments: [1, 2, 3])
  func `a file of each version is migrated, with the content of the first version`(_ version: Int) async throws {
    await (try file.open(Array(released.prefix(version)))).close()

    let database = try await file.open()

    #expect(try await SQLiteProfileStore(in: database).load() == .ada)
    #expect(
      try await SQLiteDocument<ProfileDraft>(
        named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database
      ).load() == .ada)
  }

  @Test func `a file of the first version is migrated, with empty tables of the second version`() async throws {
    await (try file.open(Array(released.prefix(1)))).close()

    let database = try await file.open()

    #expect(try await SQLiteBusinessStore(in: database).loadAll() == [])
    #expect(try await SQLiteUserStore(in: database).user(with: User.ada.email) == nil)
    #expect(try await SQLiteIntentStore(in: database).openIntentIDs() == [])
  }

  @Test(arguments: [2, 3])
  func `a file of each later version is migrated, with the content of the second version`(_ version: Int) async throws {
    await (try file.open(Array(released.prefix(version)))).close()

    let database = try await file.open()

    #expect(try await SQLiteBusinessStore(in: database).loadAll() == [.bolts, .acme])
    #expect(try await SQLiteUserStore(in: database).user(with: User.ada.email) == .ada)
    let intents = SQLiteIntentStore(in: database)
    let closed = try IntentRecord(.first, state: .closed(.of(.first)))
    #expect(try await intents.openIntentIDs() == [TransferIntent.third.id])
    #expect(try await intents.record(of: .number(1)) == closed)
    #expect(try await intents.record(of: .number(2)) == IntentRecord(.second, state: .abandoned(.insufficientFunds)))
  }
}
