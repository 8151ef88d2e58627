import Business
import FlowKit
import FlowScreens
import FlowStorage
import Foundation
import Onboarding
import Profile
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

struct AccountsTests {
  private let database: SQLiteDatabase
  private let onboarded: SQLiteDocument<OnboardedUser>

  init() async throws {
    database = try await appSchema.open(.memory)
    onboarded = try await SQLiteDocument(named: "onboarded user", title: "onboarded user", of: .person, in: database)
  }

  @Test func `is empty at first`() async throws {
    let accounts = try await makeAccounts()

    #expect(!accounts.hasUser)
    #expect(!accounts.isAccountUnknown)
    #expect(accounts.businesses == [])
    #expect(accounts.unreadableBusinessCount == 0)
    #expect(accounts.active == Sender(id: Accounts.personID, kind: .person, name: ""))
    #expect(accounts.loaded == [accounts.active])
  }

  @Test func `a stored business is available at once, and replaces the one with its id`() async throws {
    let accounts = try await makeAccounts()

    try await accounts.save(.named("Acme", 1), with: [])
    try await accounts.save(.named("Bolts", 2), with: [])
    try await accounts.save(.named("Acme & Daughters", 1), with: [])

    let names = ["Acme & Daughters", "Bolts"]
    #expect(accounts.businesses.map(\.name) == names)
    #expect(accounts.loaded.map(\.displayName.developerForm) == ["You"] + names)
    #expect(accounts.loaded.map(\.kind) == [.person, .business, .business])
    #expect(try await makeAccounts().businesses.map(\.name) == names)
  }

  /// Catches businesses of the former person on the screens of the next one.
  @Test func `has no businesses once the person is forgotten`() async throws {
    let accounts = try await makeAccounts()
    try await accounts.save(.named("Acme", 1), with: [])

    try await database.forget(.person)

    #expect(accounts.businesses == [] && accounts.loaded == [accounts.active])
  }

  /// Catches a launch that loads all businesses of a person who has many.
  @Test func `loads the newest businesses, and older ones on request`() async throws {
    let first = try await makeAccounts()
    let all = try (1...25).map { try BusinessProfile.named("Number \($0)", UInt8($0)) }
    for business in all { try await first.save(business, with: []) }
    let accounts = try await makeAccounts()
    let oldest = accounts.sender(of: all[0])
    let unknown = try Sender.ID("bf13aab8-7981-4d42-b4ce-19c01665517f")

    let atFirst = accounts.businesses
    let before = accounts.sender(with: oldest.id)
    try await accounts.loadSenders([oldest.id, Accounts.personID, unknown])
    try await accounts.loadBusinesses(pageCount: 1)
    let one = accounts.businesses
    try await accounts.loadBusinesses(pageCount: 2)
    async let third: Void = accounts.loadMore()
    async let again: Void = accounts.loadMore()
    _ = await (third, again)

    #expect(atFirst == Array(all[15...]))
    #expect(before == nil)
    #expect(accounts.sender(with: oldest.id) == oldest)
    #expect(accounts.sender(with: unknown) == nil)
    #expect(one == atFirst)
    #expect(accounts.businesses == all)
    #expect(!accounts.hasMore)
    #expect(first.businesses == all)
  }

  /// Catches a business that is listed although the disk has refused it.
  @Test func `a business that cannot be stored is not available, and no other changes are made`() async throws {
    let accounts = try await makeAccounts()
    await database.limitCommits(to: await database.commitCount)
    let note = try await SQLiteDocument<Int>(named: "note", title: "note", of: .person, in: database)

    await #expect(throws: BusinessStoreError.unavailable) {
      try await accounts.save(.named("Acme", 1), with: [note.setting(1)])
    }

    #expect(accounts.businesses == [])
    #expect(note.load() == nil)
  }

  @Test func `a business and the changes at its flow's end are stored in one transaction`() async throws {
    let accounts = try await makeAccounts()
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database)
    let store = StoredBusiness(accounts: accounts)
    store.additionalChanges.add { [note.setting($0.name)] }
    let before = await database.commitCount

    try await store.save(.named("Acme", 1))

    #expect(await database.commitCount == before + 1)
    #expect(note.load() == "Acme")
    #expect(try await store.loadAll().map(\.name) == ["Acme"])
  }

  @Test func `sends from the profile that was chosen in the onboarding`() async throws {
    let accounts = try await makeAccounts()
    let acme = try BusinessProfile.named("Acme", 1)

    try await database.apply([accounts.onboarding(.ada(as: .business(acme)))])
    let business = accounts.active
    try await database.apply([accounts.onboarding(.ada(as: .personal(.ada)))])

    #expect(business == accounts.sender(of: acme))
    #expect(business.kind == .business)
    #expect(accounts.active.id == Accounts.personID)
    #expect(accounts.hasUser)
    #expect(try await makeAccounts().hasUser)
  }

  @Test func `counts damaged rows, and does not misread them`() async throws {
    let accounts = try await makeAccounts()
    try await accounts.save(.named("Acme", 1), with: [])
    try await database.apply([accounts.onboarding(.ada(as: .personal(.ada)))])
    try await database.write { transaction in
      try transaction.execute("UPDATE business SET body = '{}'")
      try transaction.execute("UPDATE document SET body = '{}' WHERE name = 'onboarded user'")
    }

    let next = try await makeAccounts(rereading: true)

    #expect(next.unreadableBusinessCount == 1)
    #expect(next.isAccountUnknown)
    #expect(!next.hasUser)
  }

  private func makeAccounts(rereading: Bool = false) async throws -> Accounts {
    let read =
      rereading
      ? try await SQLiteDocument(named: "onboarded user", title: "onboarded user", of: .person, in: database)
      : onboarded
    return try await Accounts(
      profiles: await SQLiteProfileStore(in: database), in: database, onboarded: read)
  }
}
