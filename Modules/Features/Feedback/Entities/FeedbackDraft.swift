public import Forms

/// What the person has typed so far in the Feedback flow, and where they are.
public struct FeedbackDraft: Codable, Equatable, Sendable {
  /// The screen that the person is on.
  public var currentStep: FeedbackStep
  /// What was typed on the Opinion screen.
  public var opinion: FormDraft<OpinionField> = [:]
  /// What was typed on the Contact screen.
  public var contact: FormDraft<ContactField> = [:]

  /// A draft at this step, in which nothing is typed yet.
  public init(step: FeedbackStep = FeedbackStep.allCases[0]) {
    currentStep = step
  }

  /// What was typed for the answer at a step.
  func typedText(at step: FeedbackStep) -> String {
    switch step {
    case .opinion: opinion[.opinion]
    case .contact: contact[.contact]
    }
  }

  /// Whether what was typed at a step is accepted.
  func isAnswered(at step: FeedbackStep) -> Bool {
    (try? FeedbackText(typedText(at: step))) != nil
  }
}
