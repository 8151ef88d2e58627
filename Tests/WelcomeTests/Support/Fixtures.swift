import Forms
import Testing

@testable import Welcome

/// The input of the tests; change it with the fields.
protocol WelcomeFixture: FormField {
  /// A valid value.
  static var accepted: FormDraft<Self> { get }
}

extension NameField: WelcomeFixture {
  static var accepted: FormDraft<NameField> { [.name: "The name"] }
}

extension WelcomeText {
  /// An answer.
  static var first: WelcomeText { get throws { try WelcomeText("First") } }

  /// Another one.
  static var second: WelcomeText { get throws { try WelcomeText("Second") } }
}

extension WelcomeDraft {
  /// A draft in which every screen up to a step is answered.
  static func answered(upTo step: WelcomeStep) -> WelcomeDraft {
    var draft = WelcomeDraft(step: step)
    if step >= .name {
      draft.name = NameField.accepted
    }
    return draft
  }
}

extension Person {
  /// The result of all answers.
  static var complete: Person {
    get throws {
      let last = try #require(WelcomeStep.allCases.last)
      return try Person(.answered(upTo: last))
    }
  }
}
