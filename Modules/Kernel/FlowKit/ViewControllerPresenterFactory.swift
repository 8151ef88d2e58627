/// What FlowKit asks of a UI toolkit; the app, a test and the headless window each inject their own.
@MainActor
public protocol ViewControllerPresenterFactory {
  /// The view controller that the person sees now, above all others; nil when there is none.
  var topViewController: (any ViewController)? { get }

  /// A navigation controller that is not on show yet, with these on its stack, bottom first.
  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController

  /// A view controller that shows one of several stacks at a time, the first to begin with.
  /// - Parameter tabs: title and stack of each; each stack is empty.
  func makeTabBarController(_ tabs: [(title: String, stack: any NavigationController)]) -> any TabBarController

  /// A question to present in the style ``ModalStyle/alert``; the person's tap takes it away.
  func makeAlert(_ content: AlertContent) -> any ViewController

  /// A presenter that pushes; with `replacingStack`, the screens take the place of all that the stack holds.
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter

  /// A presenter that covers `host`, or whatever `host` already presents.
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter

  /// What takes these screens away and whatever is above any of them: in one movement, but for stacks side by side.
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser

  /// What takes away whatever is above this screen, in one movement.
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser

  /// Shows another of the stacks, and tells FlowKit which screen is the top by that.
  func select(_ index: Int, of tabs: any TabBarController)

  /// Calls `body` when no transition is on its way: at once if none is, else when the last has settled.
  func whenSettled(_ body: @escaping Completion)
}
