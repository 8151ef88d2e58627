import Business
import Contact
import FlowKit
import FlowScreens
import FlowStorage
import Foundation
import Money
import Onboarding
import Profile
import Storage
import Testing

@testable import App
@testable import CompositionRoot

struct OnboardingDraftTests {
  private let database: SQLiteDatabase
  private let onboarded: SQLiteDocument<OnboardedUser>
  private let drafts: SQLiteDocument<OnboardingDraft>

  init() async throws {
    database = try await appSchema.open(.memory)
    onboarded = try await SQLiteDocument(named: "onboarded user", title: "onboarded user", of: .person, in: database)
    drafts = try await SQLiteDocument(
      named: "onboarding draft", title: "onboarding draft", isDraft: true, of: .person, in: database)
    drafts.keepUserWhenCleared(in: onboarded)
  }

  /// Catches a draft that is cleared in a separate transaction: after a kill, the e-mail address would be taken.
  @Test func `a completed draft is cleared and its user stored in one transaction`() async throws {
    let user = try User.ada
    await drafts.save(OnboardingDraft(step: .done, userID: user.id, user: user, activeProfile: .personal(try .ada)))
    let before = await database.commitCount

    await drafts.clear()

    #expect(await database.commitCount == before + 1)
    #expect(onboarded.load() == OnboardedUser(user: user, activeProfile: .personal(try .ada)))
    #expect(drafts.load() == nil)
  }

  /// Catches a completed onboarding that is lost at the next launch.
  @Test func `a draft whose user cannot be stored is kept`() async throws {
    let user = try User.ada
    let draft = OnboardingDraft(step: .done, userID: user.id, user: user, activeProfile: .personal(try .ada))
    await drafts.save(draft)
    await database.limitCommits(to: await database.commitCount)

    await drafts.clear()

    #expect(drafts.load() == draft)
    #expect(onboarded.load() == nil)
  }

  @Test func `advances to its end only with the requested kind of profile`() async throws {
    let user = try User.ada
    await drafts.set(OnboardingDraft(step: .profile, userID: user.id, user: user))

    try await database.apply([drafts.advancing(with: .personal(try .ada))])
    let done = drafts.load()
    await drafts.set(OnboardingDraft(step: .business, userID: user.id, user: user))
    try await database.apply([drafts.advancing(with: .personal(try .ada))])

    #expect(done?.step == .done)
    #expect(try done?.activeProfile == .personal(.ada))
    #expect(drafts.load()?.step == .business)
  }

  @Test func `does not end without a user`() async throws {
    let draft = OnboardingDraft(step: .profile, userID: try User.ada.id)
    await drafts.set(draft)

    try await database.apply([drafts.advancing(with: .personal(try .ada))])

    #expect(drafts.load() == draft)
  }
}

extension User {
  fileprivate static var ada: User {
    get throws {
      let id = UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
      return User(id: id, email: try EmailAddress("ada@example.com"), country: try Country("GB"))
    }
  }
}
