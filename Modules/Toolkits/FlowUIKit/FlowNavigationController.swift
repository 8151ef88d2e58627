#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A navigation controller that a flow has created, which reports every dismissal.
final class FlowNavigationController: UINavigationController {
  var flowWindow: FlowWindow?

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

/// An invisible child of a screen that is presented alone, which reports its dismissal.
final class DisappearanceWatch: UIViewController {
  private var onDisappear: (() -> Void)?

  static func add(to controller: UIViewController, _ onDisappear: @escaping () -> Void) {
    let watch = DisappearanceWatch()
    watch.onDisappear = onDisappear
    controller.addChild(watch)
    controller.view.addSubview(watch.view)
    watch.didMove(toParent: controller)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}
