public import FlowKit

/// A stack of screens, whose top one is visible.
public final class HeadlessNavigationController: HeadlessViewController, NavigationController {
  /// The screens of the stack, bottom first.
  public var viewControllers: [HeadlessViewController] { controllers }
  /// The tab bar controller that has this stack in one of its tabs.
  public var tabBarController: HeadlessTabBarController? { tabs }
  /// A Boolean value that indicates whether the first screen has a close button if the stack is presented.
  ///
  /// UIKit provides none: the code that presents a stack adds it, as ``HeadlessPresenterFactory`` does.
  public var hasCloseButton = false

  public var topViewController: HeadlessViewController? { viewControllers.last }

  // Not public, so that the compiler can omit exclusivity checks at run time.
  private(set) var controllers: [HeadlessViewController] = []
  weak var tabs: HeadlessTabBarController?

  override var parent: HeadlessViewController? { tabs }
  override var visibleScreen: HeadlessViewController? { controllers.last?.visibleScreen }
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
  func add(_ added: [HeadlessViewController]) {
    for controller in added where !controller.isAttached { controller.navigation = self }
    // Removed from the property and put back, so that the compiler omits the checks of exclusive access at run time.
    var stack = controllers
    controllers = []
    stack += added
    controllers = stack
  }

  /// Replaces the stack.
  /// - Returns: The flows' screens that were removed, bottom first.
  @discardableResult
  func setStack(_ controllers: [HeadlessViewController]) -> [FlowScreen] {
    let former = self.controllers
    for controller in former where controller.navigationController === self { controller.navigation = nil }
    self.controllers = []
    add(controllers)
    var removed: [FlowScreen] = []
    for controller in former where controller.navigationController == nil { controller.moveFlowScreens(to: &removed) }
    return removed
  }

  /// Removes the controllers from a position on, and appends the flows' screens to `removed`.
  func cut(from position: Int, to removed: inout [FlowScreen]) {
    var stack = controllers
    controllers = []
    for controller in stack[position...] {
      controller.navigation = nil
      controller.moveFlowScreens(to: &removed)
    }
    stack.removeSubrange(position...)
    controllers = stack
  }
}
