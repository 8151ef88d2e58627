import FlowKit

/// Presents screens of a flow above everything in the window: a stack of them, or a single one.
struct HeadlessModalPresenter: ViewControllerPresenter {
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
