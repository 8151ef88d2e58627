import Business
import Database
import Forms
import Foundation
import Money
import Onboarding
import Profile
import Storage
import Testing

@testable import App

struct OnboardingProgressTests {
  /// Catches a draft that is forgotten by itself: its address would be known, and nobody could come in.
  @Test func `a draft that is done with leaves its user`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
    let onboarded = try await SQLiteDocument<OnboardedUser>(named: "onboarded user", in: database)
    let accounts = await Accounts(
      profile: RememberedProfile(store: InMemoryProfileStore(), drafts: InMemoryDraftStore()),
      businesses: InMemoryBusinessStore(), onboarded: onboarded)
    let business = RememberedBusiness(
      store: accounts, drafts: try await SQLiteDocument(named: "business draft", in: database),
      stored: try await SQLiteDocument(named: "onboarding business", in: database))
    let progress = OnboardingProgress(
      drafts: try await SQLiteDocument(named: "onboarding draft", in: database), business: business, accounts: accounts)
    let id = UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
    await business.stored.keep(BusinessDraft(id: BusinessID(id.uuid)))
    let user = User(id: id, email: try EmailAddress("ada@example.com"), country: try Country("GB"))

    await progress.save(OnboardingDraft(step: .done, userID: id, user: user, activeProfile: .personal(try .ada)))
    let before = accounts.hasUser
    await progress.clear()

    #expect(!before)
    #expect(onboarded.load() == OnboardedUser(user: user, activeProfile: .personal(try .ada)))
    #expect(progress.load() == nil)
    #expect(business.load() == nil)
  }
}
