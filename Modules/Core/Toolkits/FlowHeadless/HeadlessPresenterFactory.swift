public import FlowKit

/// Shows the screens of flows in a headless window.
@MainActor
public struct HeadlessPresenterFactory: ViewControllerPresenterFactory {
  private let window: HeadlessWindow

  public init(window: HeadlessWindow) {
    self.window = window
  }

  public var windowRecord: WindowRecord { window.record }

  public var topViewController: (any ViewController)? { window.topViewController }

  /// Returns a new navigation controller; if presented, its first screen has a close button.
  public func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let navigation = HeadlessNavigationController()
    navigation.hasCloseButton = true
    // One that is shown stays where it is, and will be refused.
    navigation.add(viewControllers.compactMap { $0 as? HeadlessViewController }.filter { $0.window == nil })
    return navigation
  }

  public func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)])
    -> any TabBarController
  {
    HeadlessTabBarController(
      tabs.compactMap { tab, stack in (stack as? HeadlessNavigationController).map { (tab.title, $0) } })
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

/// Pushes screens of flows onto a stack, or replaces the stack with them.
private struct HeadlessPushPresenter: ViewControllerPresenter {
  let window: HeadlessWindow
  /// The stack; nil if it belongs to another toolkit.
  let navigation: HeadlessNavigationController?
  let replacingStack: Bool

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    guard let navigation else {
      window.refuse(.foreignController, to: "push onto the stack of another toolkit")
      return window.reject(screens, completion)
    }
    guard navigation.window === window else { return window.reject(screens, completion) }
    let controllers = window.admit(screens)
    guard !controllers.isEmpty else { return completion() }
    let isDone =
      replacingStack
      ? window.replaceStack(of: navigation, with: controllers, animated: animated, completion: completion)
      : window.add(controllers, to: navigation, animated: animated, completion: completion)
    if !isDone { window.reject(screens, completion) }
  }
}

/// Presents screens of a flow above everything in the window: a stack of them, or a single one.
private struct HeadlessModalPresenter: ViewControllerPresenter {
  let window: HeadlessWindow
  let host: any ViewController
  let style: ModalStyle

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    // The removal of the replaced modal may have started a transition in another tree of flows.
    guard window.isSettled else {
      return window.whenSettled { present(screens, animated: animated, completion: completion) }
    }
    guard let host = host as? HeadlessViewController, host.window === window else {
      return window.reject(screens, completion)
    }
    guard let controller = screens.first?.presented as? HeadlessViewController else {
      window.refuse(.foreignController, to: "present \(screens.map { type(of: $0.viewController) })")
      return window.reject(screens, completion)
    }
    let contents = window.admit(screens)
    guard !contents.isEmpty else { return completion() }
    (controller as? HeadlessNavigationController)?.setStack(contents)
    let top = window.topContainer
    if !window.cover(top, with: controller, as: style, animated: animated, completion: completion) {
      window.reject(screens, completion)
    }
  }
}

/// Dismisses screens of flows, and everything above them.
private struct HeadlessDismisser: ViewControllerDismisser {
  let window: HeadlessWindow
  let screens: [FlowScreen]

  func dismiss(animated: Bool, completion: @escaping Completion) {
    var controllers: [HeadlessViewController] = []
    for screen in screens {
      if let controller = screen.viewController as? HeadlessViewController, controller.window === window {
        controllers.append(controller)
      }
    }
    window.dismiss(controllers, animated: animated, completion: completion)
  }
}

/// Dismisses everything above a screen of a flow.
private struct HeadlessPopDismisser: ViewControllerDismisser {
  let window: HeadlessWindow
  let screen: FlowScreen

  func dismiss(animated: Bool, completion: @escaping Completion) {
    let above = (screen.viewController as? HeadlessViewController).flatMap { window.firstAbove($0) }
    window.dismiss(above.map { [$0] } ?? [], animated: animated, completion: completion)
  }
}

extension HeadlessWindow {
  fileprivate func dismiss(_ controllers: [HeadlessViewController], animated: Bool, completion: @escaping Completion) {
    guard
      !controllers.isEmpty,
      remove(controllers, animated: animated, call: "remove \(controllers.names)", completion: completion)
    else { return completion() }
  }
}

extension HeadlessWindow {
  /// Returns the controllers of the screens that this window can show; the others are reported as dismissed by the
  /// person.
  fileprivate func admit(_ screens: [FlowScreen]) -> [HeadlessViewController] {
    var admitted: [HeadlessViewController] = []
    for screen in screens {
      guard let controller = screen.viewController as? HeadlessViewController else {
        refuse(.foreignController, to: "show \(type(of: screen.viewController))")
        FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
        continue
      }
      guard controller.window == nil, controller.flowScreen?.isShown != true else {
        refuse(.alreadyShown, to: "show \(controller.screenName)")
        FlowScreen.didRefuse(shownTwice: [screen])
        continue
      }
      controller.flowScreen = screen
      admitted.append(controller)
    }
    return admitted
  }

  /// Reports screens that cannot be shown as dismissed by the person.
  fileprivate func reject(_ screens: [FlowScreen], _ completion: Completion) {
    for screen in screens {
      guard let controller = screen.viewController as? HeadlessViewController else { continue }
      if controller.flowScreen === screen { controller.flowScreen = nil }
    }
    FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
    completion()
  }
}
