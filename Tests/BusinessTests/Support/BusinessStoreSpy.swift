import Business
import FlowTesting

/// A store that says what it was asked for, and answers as the test wants.
@MainActor
final class BusinessStoreSpy: BusinessStore {
  enum Message: Equatable {
    case loadAll
    case save(BusinessProfile)
  }

  private(set) var messages: [Message] = []
  /// What saving fails with.
  var failure: BusinessStoreError?
  /// What saving waits for.
  var answer: TestAnswer<Void>?

  @MainActor func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    messages.append(.loadAll)
    return []
  }

  @MainActor func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    messages.append(.save(business))
    await answer?.value()
    if let failure { throw failure }
  }
}
