import Contact
import FlowStorage
import Onboarding
import Storage
import Testing

struct SQLiteUserTests {
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  /// Catches one that looks first and writes then: both would look before either has written.
  @Test func `of two users with one address that are saved at once, one is stored`() async throws {
    let stores = [SQLiteUserStore(in: try await file.open()), SQLiteUserStore(in: try await file.open())]
    let users = try (1...10).map { try User.make($0, "ada@example.com") }

    let winners = await withTaskGroup { group in
      for (index, user) in users.enumerated() {
        group.addTask { (try? await stores[index % 2].save(user)) == nil ? nil : user }
      }
      return await group.reduce(into: []) { winners, winner in winners += [winner].compactMap { $0 } }
    }

    #expect(winners.count == 1)
    for store in stores { #expect(try await store.user(with: users[0].email) == winners.first) }
  }

  @Test func `reports users of a closed database as unavailable`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteUserStore(in: database)
    await database.close()

    await #expect(throws: UserStoreError.unavailable) { try await store.save(.ada) }
    await #expect(throws: UserStoreError.unavailable) { try await store.user(with: User.ada.email) }
  }

  /// Catches a list with a missing entry.
  @Test func `loads all users, or none if one is unreadable`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteUserStore(in: database)
    try await store.save(.ada)
    try await store.save(.augusta)
    let users = try await store.loadAll()

    try await database.write { try $0.execute("UPDATE user SET email_key = 'b' WHERE email_key LIKE 'ada%'") }

    #expect(try users == [.ada, .augusta])
    await #expect(throws: UserStoreError.unavailable) { try await store.loadAll() }
  }

  /// Catches a third user with the address of two: today's keys have no invisible characters.
  @Test(arguments: [
    ["ada@example.com\u{200B}"], ["ada@example.com\u{200B}", "ada@example.com"],
    ["ada@example.com", "ada@example.com\u{200B}"],
  ])
  func `a user who was stored with an invisible character is found`(_ addresses: [String]) async throws {
    let former = try await file.open(Array(StorageSchema.migrations.prefix(4)))
    let table = try #require(StorageSchema.tables.first { $0.name == "user" })
    for (number, address) in addresses.enumerated() {
      let user = try User.make(UInt8(number + 1), "ada@example.com")
      let body = try user.storedJSON().replacing("ada@example.com", with: address)
      try await former.write { transaction in
        try transaction.put([.text(user.id.description), .text(address), .text(body)], in: table)
      }
    }
    await former.close()
    let store = SQLiteUserStore(in: try await file.open())
    let (newcomer, typed) = (try User.make(7, "ada@example.com "), try EmailAddress("ada@example.com\u{200B}"))

    let found = try await store.user(with: typed)

    #expect(found?.email.text == "ada@example.com")
    await #expect(throws: UserStoreError.alreadyKnown(typed)) { try await store.save(newcomer) }
    #expect(try await store.loadAll().count == addresses.count)
  }

  @Test func `an unreadable user is unavailable, and not unknown`() async throws {
    let database = try await SQLiteDatabase.empty
    try await database.write {
      try $0.execute("INSERT INTO user (id, email_key, body) VALUES ('1', 'ada@example.com', '{}')")
    }

    await #expect(throws: UserStoreError.unavailable) {
      try await SQLiteUserStore(in: database).user(with: User.ada.email)
    }
  }
}
