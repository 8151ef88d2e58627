public import FlowKit

/// A stack of screens, of which the person sees the top one.
public final class HeadlessNavigationController: HeadlessViewController, NavigationController {
  /// The stack, bottom first.
  public private(set) var viewControllers: [HeadlessViewController] = []

  /// The screen that the person sees unless something is presented above it.
  public var topViewController: HeadlessViewController? { viewControllers.last }

  /// A navigation controller that is not on show yet.
  public init(root: HeadlessViewController? = nil) {
    super.init()
    if let root { setStack([root]) }
  }

  override var screens: [HeadlessViewController] { viewControllers }

  /// Replaces the stack.
  /// - Returns: the screens that left it, bottom first.
  @discardableResult
  func setStack(_ controllers: [HeadlessViewController]) -> [HeadlessViewController] {
    let former = viewControllers
    for controller in former { controller.navigationController = nil }
    for controller in controllers { controller.navigationController = self }
    viewControllers = controllers
    return former.filter { $0.navigationController == nil }
  }
}
