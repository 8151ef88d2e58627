import Business
import FlowTesting

/// A store that records its calls, and answers as the test sets it.
@MainActor
final class BusinessStoreSpy: BusinessStore {
  enum Message: Equatable {
    case load
    case save(BusinessProfile)
  }

  private(set) var messages: [Message] = []
  /// The error of saving.
  var failure: BusinessStoreError?
  /// Delays saving.
  var answer: TestAnswer<Void>?

  @MainActor func businesses(from position: Int?) async throws(BusinessStoreError) -> BusinessPage {
    messages.append(.load)
    return BusinessPage([])
  }

  @MainActor func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    messages.append(.save(business))
    await answer?.value()
    if let failure { throw failure }
  }
}
