import FlowScreens
import Testing

@testable import Business

@MainActor
struct BusinessReviewInteractorTests {
  private let store = BusinessStoreSpy()
  private let drafts = InMemoryDraftStore<BusinessDraft>(.acme(at: .review))

  @Test func `stores the business, and clears its draft`() async throws {
    let interactor = BusinessReviewInteractor(store: store, drafts: drafts)

    let stored = try await interactor.save(.acme)

    #expect(stored == (try .acme))
    #expect(store.messages == [.save(try .acme)])
    #expect(drafts.load() == nil)
  }

  @Test func `a business that was not stored keeps its draft`() async throws {
    store.failure = .unavailable
    let interactor = BusinessReviewInteractor(store: store, drafts: drafts)

    await #expect(throws: BusinessStoreError.unavailable) { try await interactor.save(.acme) }

    #expect(drafts.load() == .acme(at: .review))
  }
}
