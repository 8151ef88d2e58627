import FlowTesting
import Profile

/// A store that records its calls, and answers as the test sets it.
@MainActor
final class ProfileStoreSpy: ProfileStore {
  enum Message: Equatable {
    case load
    case save(PersonalProfile)
  }

  private(set) var messages: [Message] = []
  /// The error of saving.
  var failure: ProfileStoreError?
  /// Delays saving.
  var answer: TestAnswer<Void>?

  @MainActor func load() async throws(ProfileStoreError) -> PersonalProfile? {
    messages.append(.load)
    return nil
  }

  @MainActor func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    messages.append(.save(profile))
    await answer?.value()
    if let failure { throw failure }
  }
}
