/// The interface of a UI toolkit for FlowKit; the app, a test and the headless window each inject their own.
@MainActor
public protocol ViewControllerPresenterFactory {
  /// The record of the window: the same for all its factories.
  var windowRecord: WindowRecord { get }

  /// The topmost view controller; nil if there is none.
  var topViewController: (any ViewController)? { get }

  /// Makes a navigation controller with these view controllers on its stack, bottom first.
  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController

  /// Makes a tab bar controller, with the first stack selected.
  /// - Parameter tabs: the tabs and their empty stacks.
  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController

  /// Makes an alert to present in the style of an alert, ``ModalStyle/isAlert``; a tap dismisses it.
  func makeAlert(_ content: AlertContent) -> any ViewController

  /// Makes a presenter that pushes; with `replacingStack`, the screens replace everything on the stack.
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter

  /// Makes a presenter that covers `host`, or the view controller that `host` already presents.
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter

  /// Makes a dismisser of these screens and everything above them: in one movement per window or tab.
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser

  /// Makes a dismisser of everything above this screen, in one movement.
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser

  /// Selects a stack, and informs FlowKit of the screen that is on top then.
  func select(_ index: Int, of tabs: any TabBarController)

  /// Calls `body` when no transition is in progress: at once, or when the last one has settled.
  func whenSettled(_ body: @escaping Completion)
}
