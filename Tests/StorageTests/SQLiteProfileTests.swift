import FlowKit
import FlowStorage
import Profile
import Storage
import Testing

struct SQLiteProfileTests {
  @Test func `a profile is loaded at the next launch`() async throws {
    let database = try await SQLiteDatabase.empty
    try await SQLiteProfileStore(in: database).save(.ada)

    let profile = try await SQLiteProfileStore(in: database).load()

    #expect(try profile == .ada)
  }

  @Test func `the current profile is the stored one, at once and at the next launch`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = await SQLiteProfileStore(in: database)
    let before = store.current

    try await store.save(.ada)

    #expect(before == nil)
    #expect(try store.current == .ada)
    #expect(try await SQLiteProfileStore(in: database).current == .ada)
  }

  @Test func `a draft is loaded at the next launch`() async throws {
    let database = try await SQLiteDatabase.empty
    await
      (try SQLiteDocument<ProfileDraft>(
        named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database))
      .save(.odd)

    let draft = try await SQLiteDocument<ProfileDraft>(
      named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database
    ).load()

    #expect(draft == .odd)
  }

  @Test func `a cleared draft does not come back at the next launch`() async throws {
    let database = try await SQLiteDatabase.empty
    let drafts = try await SQLiteDocument<ProfileDraft>(
      named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database)
    await drafts.save(.ada)
    await drafts.clear()

    let draft = try await SQLiteDocument<ProfileDraft>(
      named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database
    ).load()

    #expect(draft == nil)
  }

  @Test func `a profile that cannot be stored is unavailable`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = await SQLiteProfileStore(in: database)
    await database.close()

    await #expect(throws: ProfileStoreError.unavailable) { try await store.save(.ada) }
    await #expect(throws: ProfileStoreError.unavailable) { try await store.load() }
  }

  @Test func `an unreadable profile is unavailable, and not missing`() async throws {
    let database = try await SQLiteDatabase.empty
    try await database.write { try $0.execute("INSERT INTO profile (id, body) VALUES (1, '{}')") }

    await #expect(throws: ProfileStoreError.damaged) { try await SQLiteProfileStore(in: database).load() }
  }

  @Test func `a profile that replaces a damaged one can be read, and the damaged one is quarantined`()
    async throws
  {
    let database = try await SQLiteDatabase.empty
    let store = await SQLiteProfileStore(in: database)
    try await store.save(.augusta)
    try await database.write { try $0.execute("UPDATE profile SET body = replace(body, 'Augusta', 'Augustb')") }

    try await store.save(.ada)

    #expect(try await store.load() == .ada)
    #expect(try await StorageAudit(of: database, tables: StorageSchema.tables).quarantinedCount == 1)
  }

  @Test func `a draft that cannot be written is available until the app ends`() async throws {
    let database = try await SQLiteDatabase.empty
    let drafts = try await SQLiteDocument<ProfileDraft>(
      named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database)
    await database.close()

    await drafts.save(.ada)

    #expect(drafts.load() == .ada)
  }

  @Test func `an unreadable draft counts as missing`() async throws {
    let database = try await SQLiteDatabase.empty
    try await database.write {
      try $0.execute("INSERT INTO document (name, body) VALUES ('profile draft', '{\"step\":\"gone\"}')")
    }

    let drafts = try await SQLiteDocument<ProfileDraft>(
      named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database)

    #expect(drafts.load() == nil)
    #expect(drafts.isUnreadable)
  }
}
