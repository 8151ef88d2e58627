public import FlowScreens

/// The unfinished input of the Feedback flow, and the current step.
public struct FeedbackDraft: Codable, Equatable, Sendable {
  /// The screen that the person is on.
  public var currentStep: FeedbackStep
  /// The input of the Opinion screen.
  public var opinion: FormDraft<OpinionField> = [:]
  /// The input of the Contact screen.
  public var contact: FormDraft<ContactField> = [:]

  /// Creates an empty draft at this step.
  public init(step: FeedbackStep = FeedbackStep.allCases[0]) {
    currentStep = step
  }

  /// Returns the text that was typed at a step.
  func typedText(at step: FeedbackStep) -> String {
    switch step {
    case .opinion: opinion[.opinion]
    case .contact: contact[.contact]
    }
  }

  /// Returns whether the text at a step is a valid answer.
  func isAnswered(at step: FeedbackStep) -> Bool {
    (try? FeedbackText(typedText(at: step))) != nil
  }
}
