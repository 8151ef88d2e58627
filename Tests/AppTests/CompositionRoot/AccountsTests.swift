import Business
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
    onboarded = try await SQLiteDocument(named: "onboarded user", in: database)
  }

  @Test func `is empty at first`() async throws {
    let accounts = try await makeAccounts()

    #expect(!accounts.hasUser)
    #expect(!accounts.isAccountUnknown)
    #expect(accounts.needsProfile)
    #expect(accounts.allBusinesses == [])
    #expect(accounts.unreadableBusinessCount == 0)
    #expect(accounts.active == Sender(id: Accounts.personID, kind: .person, name: "You"))
    #expect(accounts.all == [accounts.active])
  }

  @Test func `a business that is stored is at hand at once, in the place of the one with its id`() async throws {
    let accounts = try await makeAccounts()

    try await accounts.save(.named("Acme", 1), with: [])
    try await accounts.save(.named("Bolts", 2), with: [])
    try await accounts.save(.named("Acme & Daughters", 1), with: [])

    let names = ["Acme & Daughters", "Bolts"]
    #expect(accounts.allBusinesses.map(\.name) == names)
    #expect(accounts.all.map(\.name) == ["You"] + names)
    #expect(accounts.all.map(\.kind) == [.person, .business, .business])
    #expect(try await makeAccounts().allBusinesses.map(\.name) == names)
  }

  /// Catches one that says it is stored, and lists it, when the disk has refused it.
  @Test func `a business that cannot be stored is not at hand, and neither is what goes with it`() async throws {
    let accounts = try await makeAccounts()
    await database.limitCommits(to: await database.commitCount)
    let note = try await SQLiteDocument<Int>(named: "note", in: database)

    await #expect(throws: BusinessStoreError.unavailable) {
      try await accounts.save(.named("Acme", 1), with: [note.setting(1)])
    }

    #expect(accounts.allBusinesses == [])
    #expect(note.load() == nil)
  }

  @Test func `a business is stored in one transaction with what its flow's end means`() async throws {
    let accounts = try await makeAccounts()
    let note = try await SQLiteDocument<String>(named: "note", in: database)
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

    await accounts.didOnboard(try .ada(as: .business(acme)))
    let business = accounts.active
    await accounts.didOnboard(try .ada(as: .personal(.ada)))

    #expect(business == accounts.sender(of: acme))
    #expect(business.kind == .business)
    #expect(accounts.active.id == Accounts.personID)
    #expect(accounts.hasUser)
    #expect(try await makeAccounts().hasUser)
  }

  @Test func `counts damaged rows, and does not misread them`() async throws {
    let accounts = try await makeAccounts()
    try await accounts.save(.named("Acme", 1), with: [])
    await accounts.didOnboard(try .ada(as: .personal(.ada)))
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
    let profile = await StoredProfile(
      in: database, drafts: try await SQLiteDocument(named: "profile draft", in: database))
    let read = rereading ? try await SQLiteDocument(named: "onboarded user", in: database) : onboarded
    return try await Accounts(profile: profile, in: database, onboarded: read)
  }
}
