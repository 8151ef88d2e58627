#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A stack that a flow has made, which says when it has gone, whoever dismissed it.
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

/// Stands unseen in a screen that is presented alone, and says when that has gone.
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
