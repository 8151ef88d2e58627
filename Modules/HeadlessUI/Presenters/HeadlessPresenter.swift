import FlowKit

/// Shows a flow's screens in one way at one place; what cannot be shown counts as taken away by the person.
struct HeadlessPresenter: ViewControllerPresenter {
  enum Way {
    case pushed
    case replacingStack
    case modal(ModalStyle)
  }

  let window: HeadlessWindow
  let host: any ViewController
  let way: Way

  func present(
    _ screen: FlowScreen, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> any ViewControllerDismisser {
    window.whenSettled { show(screen, animated: animated, completion: completion) }
    return HeadlessDismisser(window: window, screen: screen.viewController)
  }

  private func show(_ screen: FlowScreen, animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard let host = host as? HeadlessViewController, host.window === window else {
      return giveUp(screen, completion)
    }
    guard
      let content = screen.viewController as? HeadlessViewController,
      let presented = screen.presented as? HeadlessViewController
    else {
      window.refuse(.foreignController, to: "show \(type(of: screen.viewController))")
      return giveUp(screen, completion)
    }
    guard content.window == nil else {
      window.refuse(.alreadyShown, to: "show \(content.screenName)")
      return giveUp(screen, completion)
    }
    content.flowScreen = screen
    show(presented, at: host, animated: animated) {
      // The window completes what it refuses, too.
      if content.window == nil { giveUp(screen, completion) } else { completion() }
    }
  }

  private func show(
    _ controller: HeadlessViewController, at host: HeadlessViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    switch way {
    case .modal(let style):
      var top = host.container
      while let modal = top.modal { top = modal }
      window.present(controller, over: top, as: style, animated: animated, completion: completion)
    case .pushed, .replacingStack:
      guard let navigation = host as? HeadlessNavigationController else {
        window.refuse(.foreignController, to: "push onto \(host.screenName)")
        return completion()
      }
      if case .replacingStack = way {
        window.setStack(of: navigation, to: [controller], animated: animated, completion: completion)
      } else {
        window.push(controller, onto: navigation, animated: animated, completion: completion)
      }
    }
  }

  private func giveUp(_ screen: FlowScreen, _ completion: @MainActor () -> Void) {
    window.tellTakenAway([screen], revealing: nil, byPerson: true)
    completion()
  }
}
