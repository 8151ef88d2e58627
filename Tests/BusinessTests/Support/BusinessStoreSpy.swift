import Business
import FlowTesting

/// A store that records its calls, and answers as the test wants.
@MainActor
final class BusinessStoreSpy: BusinessStore {
  enum Message: Equatable {
    case loadAll
    case save(BusinessProfile)
  }

  private(set) var messages: [Message] = []
  /// The error of saving.
  var failure: BusinessStoreError?
  /// Delays saving.
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
