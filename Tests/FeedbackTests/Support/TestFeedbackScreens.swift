import Feedback
import FlowKit

@MainActor
struct TestFeedbackScreens: FeedbackScreens {
  func makeOpinion(_ presenter: OpinionPresenter) -> any OpinionView {
    OpinionTestScreen(presenter)
  }

  func makeContact(_ presenter: ContactPresenter) -> any ContactView {
    ContactTestScreen(presenter)
  }
}

/// What the tests of the flow want to know of any of its screens.
@MainActor
protocol FeedbackTestScreen: ViewController {
  var step: FeedbackStep { get }
  /// What stands in the screen's first field.
  var text: String? { get }

  func type(_ text: String)
  func tapContinue()
}
