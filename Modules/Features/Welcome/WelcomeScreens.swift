public import Screens

/// Makes the screens of the Welcome flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol WelcomeScreens {
  /// The Name screen.
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField>
}
