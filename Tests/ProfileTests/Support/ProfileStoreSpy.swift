import FlowTesting
import Profile

/// A store that says what it was asked for, and answers as the test wants.
@MainActor
final class ProfileStoreSpy: ProfileStore {
  enum Message: Equatable {
    case load
    case save(PersonalProfile)
  }

  private(set) var messages: [Message] = []
  /// What saving fails with.
  var failure: ProfileStoreError?
  /// What saving waits for.
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
