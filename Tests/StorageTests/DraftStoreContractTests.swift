import FlowScreens
import Profile
import Testing

struct DraftStoreContractTests {
  @Test(arguments: StoreKind.allCases)
  func `hold no draft at first`(_ kind: StoreKind) async throws {
    let drafts = try await kind.makeProfileDrafts()

    #expect(drafts.load() == nil)
  }

  @Test(arguments: StoreKind.allCases, [ProfileDraft(), .ada, .odd])
  func `load the saved value`(_ kind: StoreKind, _ draft: ProfileDraft) async throws {
    let drafts = try await kind.makeProfileDrafts()

    await drafts.save(draft)

    #expect(drafts.load() == draft)
  }

  @Test(arguments: StoreKind.allCases)
  func `replace the saved draft by a later one`(_ kind: StoreKind) async throws {
    let drafts = try await kind.makeProfileDrafts()

    await drafts.save(.ada)
    await drafts.save(.odd)

    #expect(drafts.load() == .odd)
  }

  @Test(arguments: StoreKind.allCases)
  func `load nothing after clearing`(_ kind: StoreKind) async throws {
    let drafts = try await kind.makeProfileDrafts()
    await drafts.save(.ada)

    await drafts.clear()

    #expect(drafts.load() == nil)
  }
}
