import Contact
import FlowTesting
import Onboarding
import Profile

/// A store that records its calls, and answers as the test sets it.
@MainActor
final class UserStoreSpy: UserStore {
  enum Message: Equatable {
    case find(EmailAddress)
    case save(User)
  }

  private(set) var messages: [Message] = []
  /// The error of every call.
  var failure: UserStoreError?
  /// Delays every call.
  var answer: TestAnswer<Void>?

  private let store = InMemoryUserStore()

  var users: [User] { store.users }

  @MainActor func user(with email: EmailAddress) async throws(UserStoreError) -> User? {
    messages.append(.find(email))
    await answer?.value()
    if let failure { throw failure }
    return store.user(with: email)
  }

  @MainActor func save(_ user: User) async throws(UserStoreError) {
    messages.append(.save(user))
    await answer?.value()
    if let failure { throw failure }
    try store.save(user)
  }
}
