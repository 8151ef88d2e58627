import FlowKit

/// Pushes screens of flows onto a stack, or replaces the stack with them.
struct HeadlessPushPresenter: ViewControllerPresenter {
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
