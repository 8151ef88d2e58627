/// How a modal screen covers what is below it.
public enum ModalStyle: Sendable {
  /// All of it; the person leaves by a button.
  case fullScreen
  /// Most of it; the person may also pull it down.
  case sheet
}

/// What FlowKit asks of a UI toolkit; the app, a test and the headless window each inject their own.
@MainActor
public protocol ViewControllerPresenterFactory {
  /// A navigation controller with one screen on its stack, not yet on show.
  func makeNavigationController(root: any ViewController) -> any NavigationController

  /// A presenter that pushes.
  /// - Parameter replacingStack: whether the screen takes the place of all that the stack holds.
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter

  /// A presenter that covers `host`, or whatever `host` already presents.
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter

  /// Calls `body` when no transition is on its way: at once if none is, else when the last has settled.
  func whenSettled(_ body: @escaping Completion)
}
