import FlowScreens
import Testing

@testable import Feedback

/// The input of the tests; change it with the fields.
protocol FeedbackFixture: FormField {
  /// The step of the form.
  static var step: FeedbackStep { get }
  /// A valid value.
  static var accepted: FormDraft<Self> { get }
}

extension OpinionField: FeedbackFixture {
  static var step: FeedbackStep { .opinion }
  static var accepted: FormDraft<OpinionField> { [.opinion: "The opinion"] }
}

extension ContactField: FeedbackFixture {
  static var step: FeedbackStep { .contact }
  static var accepted: FormDraft<ContactField> { [.contact: "The contact"] }
}

extension FeedbackText {
  /// An answer.
  static var first: FeedbackText { get throws { try FeedbackText("First") } }

  /// Another one.
  static var second: FeedbackText { get throws { try FeedbackText("Second") } }
}

extension FeedbackDraft {
  /// A draft in which every screen up to a step is answered.
  static func answered(upTo step: FeedbackStep) -> FeedbackDraft {
    var draft = FeedbackDraft(step: step)
    if step >= .opinion {
      draft.opinion = OpinionField.accepted
    }
    if step >= .contact {
      draft.contact = ContactField.accepted
    }
    return draft
  }
}

extension FeedbackReceipt {
  /// The result of all answers.
  static var complete: FeedbackReceipt {
    get throws {
      let last = try #require(FeedbackStep.allCases.last)
      return try FeedbackReceipt(.answered(upTo: last))
    }
  }
}
