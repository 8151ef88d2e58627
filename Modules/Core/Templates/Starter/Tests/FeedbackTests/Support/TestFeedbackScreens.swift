import Feedback
import FlowKit
import FlowScreens

@MainActor
struct TestFeedbackScreens: FormScreens {
  func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, links: [FormLink],
    presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    FeedbackFormTestScreen(presenter)
  }
}

/// A screen with a name for the tests of the flow.
@MainActor
protocol FeedbackTestScreen: ViewController {
  var step: FeedbackStep? { get }
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
