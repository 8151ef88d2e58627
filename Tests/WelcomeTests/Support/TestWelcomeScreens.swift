import FlowKit
import Screens
import Welcome

@MainActor
struct TestWelcomeScreens: WelcomeScreens {
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField> {
    WelcomeFormTestScreen(presenter, at: .name)
  }
}

/// A screen with a name for the tests of the flow.
@MainActor
protocol WelcomeTestScreen: ViewController {
  var step: WelcomeStep { get }
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
