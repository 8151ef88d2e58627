import FlowKit

/// Takes one screen of a flow away, and whatever is above it.
struct HeadlessDismisser: ViewControllerDismisser {
  let window: HeadlessWindow
  /// Not kept: the screen keeps its dismisser.
  weak var screen: FlowScreen?

  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    window.whenSettled {
      guard
        let screen, let content = screen.viewController as? HeadlessViewController,
        content.flowScreen === screen, content.window === window
      else { return completion() }
      window.takeAway(content, animated: animated, by: .program, completion: completion)
    }
  }
}
