import FlowKit

/// Dismisses screens of flows, and everything above them.
struct HeadlessDismisser: ViewControllerDismisser {
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
struct HeadlessPopDismisser: ViewControllerDismisser {
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
