import FlowKit

/// Covers all that is in the window with screens of a flow: a stack that holds them, or a single one.
struct HeadlessModalPresenter: ViewControllerPresenter {
  let window: HeadlessWindow
  let host: any ViewController
  let style: ModalStyle

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    // What this takes the place of may have made another tree of flows begin something.
    guard window.isSettled else {
      return window.whenSettled { present(screens, animated: animated, completion: completion) }
    }
    guard let host = host as? HeadlessViewController, host.window === window else {
      return window.giveUp(screens, completion)
    }
    guard let controller = screens.first?.presented as? HeadlessViewController else {
      window.refuse(.foreignController, to: "present \(screens.map { type(of: $0.viewController) })")
      return window.giveUp(screens, completion)
    }
    let contents = window.admit(screens)
    guard !contents.isEmpty else { return completion() }
    (controller as? HeadlessNavigationController)?.setStack(contents)
    let top = window.topContainer
    if !window.cover(top, with: controller, as: style, animated: animated, completion: completion) {
      window.giveUp(screens, completion)
    }
  }
}
