public import FlowKit

/// Shows the screens of flows in a headless window.
@MainActor
public struct HeadlessPresenterFactory: ViewControllerPresenterFactory {
  private let window: HeadlessWindow

  /// The presenters of one window.
  public init(window: HeadlessWindow) {
    self.window = window
  }

  /// The screen that the person sees.
  public var topViewController: (any ViewController)? { window.topViewController }

  /// A navigation controller, not yet on show; presented, its first screen has a button that closes it.
  public func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let navigation = HeadlessNavigationController()
    navigation.hasCloseButton = true
    navigation.add(viewControllers.compactMap { $0 as? HeadlessViewController })
    return navigation
  }

  /// A tab bar controller, not yet on show.
  public func makeTabBarController(_ tabs: [(title: String, stack: any NavigationController)]) -> any TabBarController {
    HeadlessTabBarController(
      tabs.compactMap { title, stack in (stack as? HeadlessNavigationController).map { (title, $0) } })
  }

  /// An alert; the person's tap answers it, and takes it away.
  public func makeAlert(_ content: AlertContent) -> any ViewController { HeadlessAlertController(content) }

  /// A presenter that pushes, or that replaces the stack.
  public func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    HeadlessPushPresenter(
      window: window, navigation: navigation as? HeadlessNavigationController, replacingStack: replacingStack)
  }

  /// A presenter that covers all that is in the window.
  public func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    HeadlessModalPresenter(window: window, host: host, style: style)
  }

  /// A dismisser that takes the screens away in one transition.
  public func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    HeadlessDismisser(window: window, screens: screens)
  }

  /// A dismisser that takes away what is above the screen.
  public func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    HeadlessUncoverer(window: window, screen: screen)
  }

  /// Shows another of the stacks, at once.
  public func select(_ index: Int, of tabs: any TabBarController) {
    if let tabs = tabs as? HeadlessTabBarController { window.select(index, of: tabs) }
  }

  /// Calls `body` when no transition is on its way, and no swipe half way.
  public func whenSettled(_ body: @escaping Completion) {
    window.whenSettled(body)
  }
}
