import Contact
import FlowScreens
import FlowShell
import FlowStorage
import Profile
import Storage
import Testing

@testable import App
@testable import CompositionRoot

struct StoredProfileTests {
  private let database: SQLiteDatabase
  private let drafts: SQLiteDocument<ProfileDraft>

  init() async throws {
    database = try await appSchema.open(.memory)
    drafts = try await SQLiteDocument(named: "profile draft", in: database)
  }

  @Test func `fills in the forms from what was stored at an earlier launch`() async throws {
    try await SQLiteProfileStore(in: database).save(.ada)
    let stored = await StoredProfile(in: database, drafts: drafts)

    let draft: ProfileDraft? = stored.load()

    #expect(draft?.step == .personalDetails)
    for field in PersonalDetailsField.allCases {
      #expect(draft?.personalDetails[field] == ProfileDraft.ada.personalDetails[field])
    }
    for field in AddressField.allCases { #expect(draft?.address[field] == ProfileDraft.ada.address[field]) }
  }

  @Test func `fills in the forms from what was stored a moment ago`() async throws {
    await drafts.set(.ada)
    let stored = await StoredProfile(in: database, drafts: drafts)

    try await stored.save(PersonalProfile.ada)
    await stored.clear()

    let draft: ProfileDraft? = stored.load()
    #expect(draft?.personalDetails[.firstName] == "Ada")
  }

  @Test func `prefills the form with other input, until there is a draft`() async throws {
    let stored = await StoredProfile(in: database, drafts: drafts)
    let known = ProfileDraft(personalDetails: [.email: "ada@example.com"])
    stored.prefill { known }

    let prefilled: ProfileDraft? = stored.load()
    await stored.save(ProfileDraft.ada)
    let draft: ProfileDraft? = stored.load()

    #expect(prefilled == known)
    #expect(draft == .ada)
  }

  @Test func `prefers the draft to the stored value`() async throws {
    let typing = ProfileDraft(personalDetails: [.firstName: "Augusta"])
    try await SQLiteProfileStore(in: database).save(.ada)
    let stored = await StoredProfile(in: database, drafts: drafts)

    await stored.save(typing)

    let draft: ProfileDraft? = stored.load()
    #expect(draft == typing)
  }

  /// Catches a profile that is stored, and a draft of it that is still there when the process dies.
  @Test func `stores the profile, clears the draft and makes additional changes in one transaction`() async throws {
    let entries = try await EntryStore(in: database)
    await entries.open.set(try Place.profile.stored)
    await drafts.set(.ada)
    let stored = await StoredProfile(in: database, drafts: drafts)
    stored.additionalChanges.add { _ in [entries.leaving(ProfileFeature.Entry.self)] }
    let before = await database.commitCount

    try await stored.save(PersonalProfile.ada)
    await stored.clear()

    #expect(await database.commitCount == before + 1)
    #expect(drafts.load() == nil)
    #expect(entries.open.load() == nil)
  }

  @Test func `clears the draft without storing it`() async throws {
    let stored = await StoredProfile(in: database, drafts: drafts)
    await stored.save(ProfileDraft.ada)

    await stored.clear()

    #expect(drafts.load() == nil)
  }

  @Test func `keeps the input when storing fails`() async throws {
    await drafts.set(.ada)
    let stored = await StoredProfile(in: database, drafts: drafts)
    await database.limitCommits(to: await database.commitCount)

    await #expect(throws: ProfileStoreError.unavailable) { try await stored.save(PersonalProfile.ada) }

    #expect(drafts.load() == .ada)
    #expect(stored.current == nil)
  }
}
