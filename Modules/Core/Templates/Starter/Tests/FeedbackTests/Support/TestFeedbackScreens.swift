import Feedback
import FlowKit
import FlowScreens

@MainActor
struct TestFeedbackScreens: FeedbackScreens {
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField> {
    FeedbackFormTestScreen(presenter, at: .opinion)
  }

  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField> {
    FeedbackFormTestScreen(presenter, at: .contact)
  }
}

/// A screen with a name for the tests of the flow.
@MainActor
protocol FeedbackTestScreen: ViewController {
  var step: FeedbackStep { get }
  /// The text of the first field.
  var text: String? { get }

  /// Types a valid answer.
  func fill()
  /// Clears the first field.
  func empty()
  /// Types a text into the first field.
  func type(_ text: String)
  func tapContinue()
}
