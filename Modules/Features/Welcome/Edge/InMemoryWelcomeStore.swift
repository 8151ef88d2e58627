/// An answer store in memory, for tests and previews.
public actor InMemoryWelcomeStore: WelcomeStore {
  /// The answers by step.
  public private(set) var answers: [WelcomeStep: WelcomeText] = [:]

  /// Creates an empty store.
  public init() {}

  /// Stores the answer, and replaces the previous one.
  public func save(_ answer: WelcomeText, at step: WelcomeStep) {
    answers[step] = answer
  }
}
