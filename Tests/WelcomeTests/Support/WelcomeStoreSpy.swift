import FlowTesting
import Welcome

/// A store that says what it was asked for, and answers as the test wants.
@MainActor
final class WelcomeStoreSpy: WelcomeStore {
  struct Message: Equatable {
    let step: WelcomeStep
    let answer: String
  }

  private(set) var messages: [Message] = []
  /// What saving fails with.
  var failure: WelcomeStoreError?
  /// What saving waits for.
  var wait: TestAnswer<Void>?

  @MainActor func save(
    _ answer: WelcomeText, at step: WelcomeStep
  ) async throws(WelcomeStoreError) {
    messages.append(Message(step: step, answer: answer.text))
    await wait?.value()
    if let failure { throw failure }
  }
}
