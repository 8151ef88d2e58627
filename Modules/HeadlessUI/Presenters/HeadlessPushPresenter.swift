import FlowKit

/// Pushes screens of flows onto a stack, or in place of all that it holds.
struct HeadlessPushPresenter: ViewControllerPresenter {
  let window: HeadlessWindow
  let navigation: any NavigationController
  let replacingStack: Bool

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    guard let navigation = navigation as? HeadlessNavigationController else {
      window.refuse(.foreignController, to: "push onto \(type(of: navigation))")
      return window.giveUp(screens, completion)
    }
    guard navigation.window === window else { return window.giveUp(screens, completion) }
    let controllers = window.admit(screens)
    guard !controllers.isEmpty else { return completion() }
    let isDone =
      replacingStack
      ? window.replaceStack(of: navigation, with: controllers, animated: animated, completion: completion)
      : window.add(controllers, to: navigation, animated: animated, completion: completion)
    if !isDone { window.giveUp(screens, completion) }
  }
}
