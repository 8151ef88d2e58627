import FlowKit

/// Takes one screen of a flow away, and whatever is above it.
struct HeadlessDismisser: ViewControllerDismisser {
  let window: HeadlessWindow
  let screen: any ViewController

  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    window.whenSettled {
      guard let screen = screen as? HeadlessViewController, screen.window === window else {
        return completion()
      }
      window.takeAway(screen, animated: animated, byPerson: false, completion: completion)
    }
  }
}
