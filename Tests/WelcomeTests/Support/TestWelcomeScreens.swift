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

  func type(_ text: String)
  func tapContinue()
}
