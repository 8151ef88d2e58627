public import FlowScreens

/// Makes the screens of the Welcome flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol WelcomeScreens {
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField>
}
