import Forms
import Profile
import Testing

@testable import App

struct RememberedProfileTests {
  @Test func `fills in the forms from what was stored at an earlier launch`() async throws {
    let remembered = await RememberedProfile(
      store: InMemoryProfileStore(try .ada), drafts: InMemoryDraftStore<ProfileDraft>())

    let draft: ProfileDraft? = remembered.load()

    #expect(draft?.step == .personalDetails)
    for field in PersonalDetailsField.allCases {
      #expect(draft?.personalDetails[field] == ProfileDraft.ada.personalDetails[field])
    }
    for field in AddressField.allCases { #expect(draft?.address[field] == ProfileDraft.ada.address[field]) }
  }

  @Test func `fills in the forms from what was stored a moment ago`() async throws {
    let remembered = await RememberedProfile(
      store: InMemoryProfileStore(), drafts: InMemoryDraftStore<ProfileDraft>(.ada))

    try await remembered.save(PersonalProfile.ada)
    await remembered.clear()

    let draft: ProfileDraft? = remembered.load()
    #expect(draft?.personalDetails[.firstName] == "Ada")
  }

  @Test func `what the person is typing comes before what was stored`() async throws {
    let typing = ProfileDraft(personalDetails: [.firstName: "Augusta"])
    let remembered = await RememberedProfile(
      store: InMemoryProfileStore(try .ada), drafts: InMemoryDraftStore<ProfileDraft>())

    await remembered.save(typing)

    let draft: ProfileDraft? = remembered.load()
    #expect(draft == typing)
  }
}
