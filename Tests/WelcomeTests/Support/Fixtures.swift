import Forms
import Testing

@testable import Welcome

/// What the tests type into the forms: it changes with the fields, and the tests stay.
protocol WelcomeFixture: FormField {
  /// What can be stored.
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
  /// What comes of all answers.
  static var complete: Person {
    get throws {
      let last = try #require(WelcomeStep.allCases.last)
      return try Person(.answered(upTo: last))
    }
  }
}
