#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

/// A navigation controller that a flow has created, which reports every dismissal.
final class FlowNavigationController: UINavigationController {
  weak var flowWindow: FlowWindow?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    flowWindow?.watch()
  }

  override func accessibilityPerformEscape() -> Bool {
    let leaving = viewControllers.count > 1 ? topViewController : parent == nil ? self : nil
    if let leaving { flowWindow?.leave(leaving) }
    return leaving != nil
  }
}
