public import Forms

/// The unfinished input of the Welcome flow, and the current step.
public struct WelcomeDraft: Codable, Equatable, Sendable {
  /// The screen that the person is on.
  public var currentStep: WelcomeStep
  /// The input of the Name screen.
  public var name: FormDraft<NameField> = [:]

  /// Creates an empty draft at this step.
  public init(step: WelcomeStep = WelcomeStep.allCases[0]) {
    currentStep = step
  }

  /// Returns the text that was typed at a step.
  func typedText(at step: WelcomeStep) -> String {
    switch step {
    case .name: name[.name]
    }
  }

  /// Returns whether the text at a step is a valid answer.
  func isAnswered(at step: WelcomeStep) -> Bool {
    (try? WelcomeText(typedText(at: step))) != nil
  }
}
