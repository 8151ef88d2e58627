import FlowScreens
import Testing

@testable import Profile

@MainActor
struct AddressInteractorTests {
  private let store = ProfileStoreSpy()
  private let drafts = InMemoryDraftStore<ProfileDraft>(ProfileDraft(step: .address))

  @Test func `stores the profile, and clears its draft`() async throws {
    let interactor = AddressInteractor(details: try .ada, store: store, drafts: drafts)

    let saved = try await interactor.save(.ada)

    #expect(saved == (try .ada))
    #expect(store.messages == [.save(try .ada)])
    #expect(drafts.load() == nil)
  }

  @Test func `a profile that was not stored keeps its draft`() async throws {
    store.failure = .unavailable
    let interactor = AddressInteractor(details: try .ada, store: store, drafts: drafts)

    await #expect(throws: ProfileStoreError.unavailable) { try await interactor.save(.ada) }

    #expect(drafts.load() == ProfileDraft(step: .address))
  }
}
