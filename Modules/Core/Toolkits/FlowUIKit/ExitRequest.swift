import FlowKit

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

/// A screen that can ask to be left, as its exit button does: its flow's questions come first.
@MainActor
public protocol ExitRequesting: UIViewController {
  /// Asks to leave the screen; FlowUIKit sets it when a flow shows the screen.
  var onExitRequest: (@MainActor () -> Void)? { get set }
}

extension FlowWindow {
  func takeExitRequests(of screens: [FlowScreen]) {
    for case let screen as any ExitRequesting in screens.map(\.viewController) {
      screen.onExitRequest = { [weak self, weak screen] in
        // The first screen of the window has no way out.
        if let screen, !screen.isBottom { self?.leave(screen.leavingByExit) }
      }
    }
  }
}

extension UIViewController {
  /// Whether it is the first screen of a stack that is not presented.
  fileprivate var isBottom: Bool {
    guard let stack = parent as? UINavigationController, stack.viewControllers.first === self else { return false }
    return stack.parent != nil || stack.presentingViewController == nil
  }
}
