public import FlowKit

/// A stack of screens, whose top one is visible.
public final class HeadlessNavigationController: HeadlessViewController, NavigationController {
  /// The screens of the stack, bottom first.
  public private(set) var viewControllers: [HeadlessViewController] = []
  /// The tab bar controller that has this stack in one of its tabs.
  public internal(set) weak var tabBarController: HeadlessTabBarController?
  /// A Boolean value that indicates whether the first screen has a close button if the stack is presented.
  ///
  /// UIKit provides none: the code that presents a stack adds it, as ``HeadlessPresenterFactory`` does.
  public var hasCloseButton = false

  /// The screen on top of the stack.
  public var topViewController: HeadlessViewController? { viewControllers.last }

  override var parent: HeadlessViewController? { tabBarController }
  override var visibleScreen: HeadlessViewController? { viewControllers.last?.visibleScreen }
  override var isPushable: Bool { false }

  /// Creates a navigation controller.
  ///
  /// If the screen is in another place, it stays there, and this controller cannot be presented meanwhile.
  public init(root: HeadlessViewController? = nil) {
    super.init()
    if let root { add([root]) }
  }

  override func forEachScreen(_ body: (HeadlessViewController) -> Void) {
    for controller in viewControllers { controller.forEachScreen(body) }
  }

  /// Whether all screens of the stack belong to it only.
  var ownsItsScreens: Bool { viewControllers.allSatisfy { $0.navigationController === self } }

  /// Whether its top would be visible without modals: it is in no tab, or in a selected one.
  var isVisible: Bool {
    guard let tabs = tabBarController else { return true }
    guard tabs.selected === self else { return false }
    return tabs.navigationController.map { $0.viewControllers.last === tabs && $0.isVisible } ?? true
  }
}

// MARK: - Changing the stack

extension HeadlessNavigationController {
  func add(_ controllers: [HeadlessViewController]) {
    for controller in controllers where !controller.isAttached { controller.navigationController = self }
    viewControllers += controllers
  }

  /// Replaces the stack.
  /// - Returns: The flows' screens that were removed, bottom first.
  @discardableResult
  func setStack(_ controllers: [HeadlessViewController]) -> [FlowScreen] {
    let former = viewControllers
    for controller in former where controller.navigationController === self { controller.navigationController = nil }
    viewControllers = []
    add(controllers)
    var removed: [FlowScreen] = []
    for controller in former where controller.navigationController == nil { controller.moveFlowScreens(to: &removed) }
    return removed
  }

  /// Removes the controllers from a position on, and appends the flows' screens to `removed`.
  func cut(from position: Int, to removed: inout [FlowScreen]) {
    for controller in viewControllers[position...] {
      controller.navigationController = nil
      controller.moveFlowScreens(to: &removed)
    }
    viewControllers.removeSubrange(position...)
  }
}
