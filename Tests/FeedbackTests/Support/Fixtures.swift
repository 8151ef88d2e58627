import Forms
import Testing
import Welcome

@testable import Feedback

extension String {
  /// What the tests answer at a step.
  static func answer(at step: FeedbackStep) -> String { "The \(step.rawValue)" }
}

extension FeedbackDraft {
  /// A draft in which every screen up to a step is answered.
  static func answered(upTo step: FeedbackStep) -> FeedbackDraft {
    var draft = FeedbackDraft(step: step)
    if step >= .opinion {
      draft.opinion[.opinion] = .answer(at: .opinion)
    }
    if step >= .contact {
      draft.contact[.contact] = .answer(at: .contact)
    }
    return draft
  }
}

extension FeedbackReceipt {
  /// What comes of all answers.
  static var complete: FeedbackReceipt {
    get throws {
      let last = try #require(FeedbackStep.allCases.last)
      return try FeedbackReceipt(.answered(upTo: last))
    }
  }
}
