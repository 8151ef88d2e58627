public import FlowKit

/// A stack of screens, of which the person sees the top one.
public final class HeadlessNavigationController: HeadlessViewController, NavigationController {
  /// The stack, bottom first.
  public private(set) var viewControllers: [HeadlessViewController] = []
  /// The tab bar controller that shows this stack in one of its tabs.
  public internal(set) weak var tabBarController: HeadlessTabBarController?
  /// Whether the first screen has a button that closes the stack when it is presented.
  ///
  /// UIKit gives none: whoever presents a stack adds it, as ``HeadlessPresenterFactory`` does.
  public var hasCloseButton = false

  /// The screen on top of the stack.
  public var topViewController: HeadlessViewController? { viewControllers.last }

  override var parent: HeadlessViewController? { tabBarController }
  override var visibleScreen: HeadlessViewController? { viewControllers.last?.visibleScreen }
  override var isPushable: Bool { false }

  /// A navigation controller that is not on show yet.
  ///
  /// A screen that stands elsewhere stays there; presenting this controller is refused as long as it does.
  public init(root: HeadlessViewController? = nil) {
    super.init()
    if let root { add([root]) }
  }

  override func forEachScreen(_ body: (HeadlessViewController) -> Void) {
    for controller in viewControllers { controller.forEachScreen(body) }
  }

  /// Whether all screens of the stack stand nowhere else.
  var ownsItsScreens: Bool { viewControllers.allSatisfy { $0.navigationController === self } }

  /// Whether the person would see its top if nothing were presented: it stands in no tab, or in one that is seen.
  var isVisible: Bool {
    guard let tabs = tabBarController else { return true }
    guard tabs.selected === self else { return false }
    return tabs.navigationController.map { $0.viewControllers.last === tabs && $0.isVisible } ?? true
  }
}

// MARK: - Changing the stack

extension HeadlessNavigationController {
  func add(_ controllers: [HeadlessViewController]) {
    for controller in controllers where !controller.stands { controller.navigationController = self }
    viewControllers += controllers
  }

  /// Replaces the stack.
  /// - Returns: the flows' screens that left it, bottom first.
  @discardableResult
  func setStack(_ controllers: [HeadlessViewController]) -> [FlowScreen] {
    let former = viewControllers
    for controller in former where controller.navigationController === self { controller.navigationController = nil }
    viewControllers = []
    add(controllers)
    var removed: [FlowScreen] = []
    for controller in former where controller.navigationController == nil { controller.giveFlowScreens(to: &removed) }
    return removed
  }

  /// Takes the controllers from a position on off the stack, and adds the flows' screens to those that were removed.
  func cut(from position: Int, to removed: inout [FlowScreen]) {
    for controller in viewControllers[position...] {
      controller.navigationController = nil
      controller.giveFlowScreens(to: &removed)
    }
    viewControllers.removeSubrange(position...)
  }
}
