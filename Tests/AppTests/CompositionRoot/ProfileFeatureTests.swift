import Contact
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Profile
import SandboxBank
import Storage
import Testing

@testable import App
@testable import CompositionRoot

/// The profile and the draft of its forms, as the feature assembles them.
@MainActor
struct ProfileFeatureTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `fills in the forms of a profile from an earlier launch`() async throws {
    try await SQLiteProfileStore(in: database).save(.ada)
    let feature = try await feature

    let draft = feature.drafts.load()

    #expect(draft?.step == .personalDetails)
    for field in PersonalDetailsField.allCases {
      #expect(draft?.personalDetails[field] == ProfileDraft.ada.personalDetails[field])
    }
    for field in AddressField.allCases { #expect(draft?.address[field] == ProfileDraft.ada.address[field]) }
  }

  @Test func `fills in the forms of a profile that was just stored`() async throws {
    let feature = try await feature
    await feature.drafts.save(.ada)

    try await feature.profiles.save(.ada)
    await feature.drafts.clear()

    #expect(feature.drafts.load()?.personalDetails[.firstName] == "Ada")
  }

  @Test func `prefills the form with other input, until there is a profile or a draft`() async throws {
    let feature = try await feature
    let known = ProfileDraft(personalDetails: [.email: "ada@example.com"])
    feature.drafts.prefill { known }

    let prefilled = feature.drafts.load()
    try await feature.profiles.save(.ada)
    let stored = feature.drafts.load()
    let typing = ProfileDraft(personalDetails: [.firstName: "Augusta"])
    await feature.drafts.save(typing)

    #expect(prefilled == known)
    #expect(stored?.personalDetails[.firstName] == "Ada")
    #expect(feature.drafts.load() == typing)
  }

  /// Catches a draft that remains after a kill although its profile is stored.
  @Test func `stores the profile, and clears the draft and the entry, in one transaction`() async throws {
    let composition = try await composition
    let (feature, entries) = (composition.profile, composition.services.entries)
    await entries.open.set(try Place.profile.stored)
    await feature.drafts.save(.ada)
    let before = await database.commitCount

    try await feature.profiles.save(.ada)
    await feature.drafts.clear()

    #expect(await database.commitCount == before + 1)
    #expect(try await storedDraft == nil)
    #expect(entries.open.load() == nil)
  }

  @Test func `keeps the input when storing fails`() async throws {
    let feature = try await feature
    await feature.drafts.save(.ada)
    await database.limitCommits(to: await database.commitCount)

    await #expect(throws: ProfileStoreError.unavailable) { try await feature.profiles.save(.ada) }

    #expect(feature.drafts.load() == .ada)
    #expect(feature.profiles.current == nil)
  }

  private var composition: Composition {
    get async throws { try await .forTests(on: database, bank: SandboxTransferService.forTests()) }
  }

  private var feature: ProfileFeature {
    get async throws { try await composition.profile }
  }

  /// The draft that another launch finds.
  private var storedDraft: ProfileDraft? {
    get async throws {
      try await SQLiteDocument<ProfileDraft>(
        named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: database
      ).load()
    }
  }
}
