import Feedback
import FlowKit
import Screens

@MainActor
struct TestFeedbackScreens: FeedbackScreens {
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField> {
    FeedbackFormTestScreen(presenter, at: .opinion)
  }

  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField> {
    FeedbackFormTestScreen(presenter, at: .contact)
  }
}

/// What the tests of the flow want to know of any of its screens.
@MainActor
protocol FeedbackTestScreen: ViewController {
  var step: FeedbackStep { get }
  /// What stands in the screen's first field.
  var text: String? { get }

  /// Types what can be stored.
  func fill()
  /// Takes out what was typed.
  func empty()
  /// Types this into the first field.
  func type(_ text: String)
  func tapContinue()
}
