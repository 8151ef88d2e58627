import Forms
import Testing

@testable import Welcome

extension String {
  /// What the tests answer at a step.
  static func answer(at step: WelcomeStep) -> String { "The \(step.rawValue)" }
}

extension WelcomeDraft {
  /// A draft in which every screen up to a step is answered.
  static func answered(upTo step: WelcomeStep) -> WelcomeDraft {
    var draft = WelcomeDraft(step: step)
    if step >= .name {
      draft.name[.name] = .answer(at: .name)
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
