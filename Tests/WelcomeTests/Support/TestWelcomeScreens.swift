import FlowKit
import Screens
import Welcome

@MainActor
struct TestWelcomeScreens: WelcomeScreens {
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField> {
    WelcomeFormTestScreen(presenter, at: .name)
  }
}

/// What the tests of the flow want to know of any of its screens.
@MainActor
protocol WelcomeTestScreen: ViewController {
  var step: WelcomeStep { get }
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
