import Forms
import Testing

@testable import Feedback

/// What the tests type into the forms: it changes with the fields, and the tests stay.
protocol FeedbackFixture: FormField {
  /// What can be stored.
  static var accepted: FormDraft<Self> { get }
}

extension OpinionField: FeedbackFixture {
  static var accepted: FormDraft<OpinionField> { [.opinion: "The opinion"] }
}

extension ContactField: FeedbackFixture {
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
  /// What comes of all answers.
  static var complete: FeedbackReceipt {
    get throws {
      let last = try #require(FeedbackStep.allCases.last)
      return try FeedbackReceipt(.answered(upTo: last))
    }
  }
}
