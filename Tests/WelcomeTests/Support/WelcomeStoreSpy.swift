import FlowTesting
import Welcome

/// A store that records its calls, and answers as the test wants.
@MainActor
final class WelcomeStoreSpy: WelcomeStore {
  struct Message: Equatable {
    let step: WelcomeStep
    let answer: String
  }

  private(set) var messages: [Message] = []
  /// The error of saving.
  var failure: WelcomeStoreError?
  /// Delays saving.
  var wait: TestAnswer<Void>?

  @MainActor func save(
    _ answer: WelcomeText, at step: WelcomeStep
  ) async throws(WelcomeStoreError) {
    messages.append(Message(step: step, answer: answer.text))
    await wait?.value()
    if let failure { throw failure }
  }
}
