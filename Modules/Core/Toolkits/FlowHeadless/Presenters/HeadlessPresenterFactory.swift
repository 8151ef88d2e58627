public import FlowKit

/// Shows the screens of flows in a headless window.
@MainActor
public struct HeadlessPresenterFactory: ViewControllerPresenterFactory {
  private let window: HeadlessWindow

  public init(window: HeadlessWindow) {
    self.window = window
  }

  public var topViewController: (any ViewController)? { window.topViewController }

  /// Returns a new navigation controller; if presented, its first screen has a close button.
  public func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let navigation = HeadlessNavigationController()
    navigation.hasCloseButton = true
    navigation.add(viewControllers.compactMap { $0 as? HeadlessViewController })
    return navigation
  }

  public func makeTabBarController(_ tabs: [(title: LocalizedText, stack: any NavigationController)])
    -> any TabBarController
  {
    HeadlessTabBarController(
      tabs.compactMap { title, stack in (stack as? HeadlessNavigationController).map { (title, $0) } })
  }

  /// Returns a new alert; the person's tap answers and dismisses it.
  public func makeAlert(_ content: AlertContent) -> any ViewController { HeadlessAlertController(content) }

  public func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    HeadlessPushPresenter(
      window: window, navigation: navigation as? HeadlessNavigationController, replacingStack: replacingStack)
  }

  /// Returns a presenter that covers everything in the window.
  public func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    HeadlessModalPresenter(window: window, host: host, style: style)
  }

  /// Returns a dismisser for screens, in one transition.
  public func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    HeadlessDismisser(window: window, screens: screens)
  }

  /// Returns a dismisser for everything above a screen.
  public func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    HeadlessPopDismisser(window: window, screen: screen)
  }

  /// Selects a tab, without animation.
  public func select(_ index: Int, of tabs: any TabBarController) {
    if let tabs = tabs as? HeadlessTabBarController { window.select(index, of: tabs) }
  }

  public func whenSettled(_ body: @escaping Completion) {
    window.whenSettled(body)
  }
}
