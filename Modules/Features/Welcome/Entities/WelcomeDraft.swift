public import Forms

/// What the person has typed so far in the Welcome flow, and where they are.
public struct WelcomeDraft: Codable, Equatable, Sendable {
  /// The screen that the person is on.
  public var currentStep: WelcomeStep
  /// What was typed on the Name screen.
  public var name: FormDraft<NameField> = [:]

  /// A draft at this step, in which nothing is typed yet.
  public init(step: WelcomeStep = WelcomeStep.allCases[0]) {
    currentStep = step
  }

  /// What was typed for the answer at a step.
  func typedText(at step: WelcomeStep) -> String {
    switch step {
    case .name: name[.name]
    }
  }

  /// Whether what was typed at a step is accepted.
  func isAnswered(at step: WelcomeStep) -> Bool {
    (try? WelcomeText(typedText(at: step))) != nil
  }
}
