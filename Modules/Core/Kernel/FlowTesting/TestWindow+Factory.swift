public import FlowKit

// A toolkit on arrays.

extension TestWindow: ViewControllerPresenterFactory {
  public var topViewController: (any ViewController)? { layers.last?.top?.viewController }

  /// Makes a stack, which the presenter fills.
  public func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    TestNavigationController()
  }

  /// Makes an array of stacks.
  public func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)])
    -> any TabBarController
  {
    TestTabBarController(
      titles: tabs.map(\.tab.title), stacks: tabs.compactMap { $0.stack as? TestNavigationController })
  }

  public func makeAlert(_ content: AlertContent) -> any ViewController { TestAlert(content) }

  /// Makes a presenter that appends to the stack's array.
  public func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    PushPresenter(window: self, navigation: navigation, replacingStack: replacingStack)
  }

  /// Makes a presenter that appends a layer.
  public func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    ModalPresenter(window: self, host: host, style: style)
  }

  /// Makes a dismisser that cuts the arrays.
  public func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    Dismisser(window: self) { screens }
  }

  /// Makes a dismisser that cuts the arrays above a screen.
  public func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    Dismisser(window: self) { [self] in Array(screens(above: screen).prefix(1)) }
  }

  /// Selects a stack, at once.
  public func select(_ index: Int, of tabs: any TabBarController) {
    guard let tabs = tabs as? TestTabBarController, tabs.selectedIndex != index else { return }
    let previous = layers.last?.top
    tabs.selectedIndex = index
    perform(.selected(index), animated: false) {}
    FlowScreen.didRemove([], revealing: top(after: previous), byPerson: false)
  }

  /// Calls `body` at once, or after the last transition and the person's swipe.
  public func whenSettled(_ body: @escaping Completion) {
    wait(body)
  }

  fileprivate func contains(_ stack: TestNavigationController) -> Bool {
    // From the bottom, so that the alerts above a stack do not count.
    layers.last?.root === stack || layers.contains { $0.root === stack } || isTab(stack)
  }

  /// Whether the stack is one of tabs in the window; those that are in other tabs are searched for last.
  private func isTab(_ stack: TestNavigationController) -> Bool {
    guard let tabs = stack.tabBarController else { return false }
    return layers.contains { $0.ownScreens.contains { $0.viewController === tabs } }
      || tabStacks.contains { $0 === stack }
  }

  /// Returns the screens whose view controllers are not shown yet.
  fileprivate func admit(_ screens: [FlowScreen]) -> [FlowScreen] {
    let admitted = screens.filter { screen in
      guard let test = screen.viewController as? any TestViewController else {
        return !layers.contains { $0.screens.contains { $0.viewController === screen.viewController } }
      }
      if test.flowScreen?.isShown == true { return false }
      test.flowScreen = screen
      return true
    }
    if admitted.count < screens.count {
      FlowScreen.didRefuse(shownTwice: screens.filter { screen in !admitted.contains { $0 === screen } })
    }
    return admitted
  }

  fileprivate func contains(_ host: any ViewController) -> Bool {
    if let stack = host as? TestNavigationController { return contains(stack) }
    return layers.contains { $0.root === host || $0.screens.contains { $0.viewController === host } }
  }
}

@MainActor
private struct PushPresenter: ViewControllerPresenter {
  let window: TestWindow
  let navigation: any NavigationController
  let replacingStack: Bool

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    guard let stack = navigation as? TestNavigationController, window.contains(stack) else {
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
      return completion()
    }
    let screens = window.admit(screens)
    guard let last = screens.last else { return completion() }
    let id = ObjectIdentifier(last.viewController)
    let removed = replacingStack ? stack.screens.flatMap(\.withTabs) : []
    if replacingStack { stack.screens = [] }
    stack.screens += screens
    let transition: TestWindow.Transition =
      replacingStack ? .replaced(id, animated: animated) : .pushed(id, animated: animated)
    window.perform(transition, animated: animated) {
      if !removed.isEmpty { FlowScreen.didRemove(removed, revealing: nil, byPerson: false) }
      completion()
    }
  }
}

@MainActor
private struct ModalPresenter: ViewControllerPresenter {
  let window: TestWindow
  let host: any ViewController
  let style: ModalStyle

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    guard window.contains(host) else {
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
      return completion()
    }
    let presented = screens.first?.presented
    let screens = window.admit(screens)
    guard let presented, let first = screens.first, let last = screens.last else { return completion() }
    if let stack = presented as? TestNavigationController {
      stack.screens = screens
      window.layers.append(TestWindow.Layer(root: stack, style: style))
    } else {
      window.layers.append(TestWindow.Layer(root: presented, style: style, single: first))
    }
    let id = ObjectIdentifier(last.viewController)
    window.perform(.presented(id, style, animated: animated), animated: animated, arrival: completion)
  }
}

@MainActor
private struct Dismisser: ViewControllerDismisser {
  let window: TestWindow
  let screensToRemove: @MainActor () -> [FlowScreen]

  func dismiss(animated: Bool, completion: @escaping Completion) {
    let screens = screensToRemove().filter(\.isShown)
    guard let lowest = window.lowest(of: screens) else { return completion() }
    window.perform(.dismissed(ObjectIdentifier(lowest.viewController), animated: animated), animated: animated) {
      window.performRemoval(screens, byPerson: false)
      completion()
    }
  }
}
