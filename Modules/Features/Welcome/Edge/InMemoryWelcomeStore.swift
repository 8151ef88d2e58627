/// Keeps the answers for as long as it lives itself: for tests and previews.
public actor InMemoryWelcomeStore: WelcomeStore {
  /// The answers, by the step at which they were given.
  public private(set) var answers: [WelcomeStep: WelcomeText] = [:]

  /// A store with no answer in it.
  public init() {}

  /// Puts the answer in the place of the one that there was.
  public func save(_ answer: WelcomeText, at step: WelcomeStep) {
    answers[step] = answer
  }
}
