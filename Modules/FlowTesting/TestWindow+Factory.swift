public import FlowKit

// What FlowKit asks of a toolkit, on arrays.

extension TestWindow: ViewControllerPresenterFactory {
  /// A stack with one screen; the presenter of that screen fills it.
  public func makeNavigationController(root: any ViewController) -> any NavigationController {
    TestNavigationController()
  }

  /// A presenter that appends to the stack's array.
  public func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    PushPresenter(window: self, navigation: navigation, replacingStack: replacingStack)
  }

  /// A presenter that appends a layer.
  public func makeModalPresenter(
    over host: any ViewController, as style: ModalStyle
  ) -> any ViewControllerPresenter {
    ModalPresenter(window: self, host: host, style: style)
  }

  /// Calls `body` at once, or when the last transition and the person's swipe are over.
  public func whenSettled(_ body: @escaping @MainActor () -> Void) {
    wait(body)
  }
}

@MainActor
private struct PushPresenter: ViewControllerPresenter {
  let window: TestWindow
  let navigation: any NavigationController
  let replacingStack: Bool

  func present(
    _ screen: FlowScreen, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> any ViewControllerDismisser {
    guard
      let stack = navigation as? TestNavigationController,
      window.layers.contains(where: { $0.root === stack })
    else { return Dismisser(window: window, screen: screen).refused(completion) }
    let id = ObjectIdentifier(screen.viewController)
    let removed = replacingStack ? stack.screens : []
    stack.screens.removeFirst(removed.count)
    stack.screens.append(screen)
    window.perform(
      replacingStack ? .replaced(id, animated: animated) : .pushed(id, animated: animated), animated: animated
    ) {
      if !removed.isEmpty { FlowScreen.didTakeAway(removed, revealing: nil, byPerson: false) }
      completion()
    }
    return Dismisser(window: window, screen: screen)
  }
}

@MainActor
private struct ModalPresenter: ViewControllerPresenter {
  let window: TestWindow
  let host: any ViewController
  let style: ModalStyle

  func present(
    _ screen: FlowScreen, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> any ViewControllerDismisser {
    guard
      window.layers.contains(where: { $0.root === host || $0.screens.contains { $0.viewController === host } }
      )
    else { return Dismisser(window: window, screen: screen).refused(completion) }
    if let stack = screen.presented as? TestNavigationController {
      stack.screens = [screen]
      window.layers.append(TestWindow.Layer(root: stack, style: style))
    } else {
      window.layers.append(TestWindow.Layer(root: screen.presented, style: style, single: screen))
    }
    let id = ObjectIdentifier(screen.viewController)
    window.perform(.presented(id, style, animated: animated), animated: animated, arrival: completion)
    return Dismisser(window: window, screen: screen)
  }
}

@MainActor
private struct Dismisser: ViewControllerDismisser {
  let window: TestWindow
  let screen: FlowScreen

  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard screen.isOnShow else { return completion() }
    let id = ObjectIdentifier(screen.viewController)
    window.perform(.dismissed(id, animated: animated), animated: animated) {
      window.takeAway(screen, byPerson: false)
      completion()
    }
  }

  /// The place to show the screen at is gone.
  func refused(_ completion: @MainActor () -> Void) -> any ViewControllerDismisser {
    FlowScreen.didTakeAway([screen], revealing: nil, byPerson: true)
    completion()
    return self
  }
}
