#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uinavigationcontroller

  /// A stack of screens, of which the person sees the top.
  @MainActor
  open class UINavigationController: UIViewController {
    /// Hears of what comes and goes on the stack.
    open weak var delegate: (any UINavigationControllerDelegate)?

    var stack: [UIViewController] = [] {
      didSet { children = stack }
    }

    /// A stack of one.
    public convenience init(rootViewController: UIViewController) {
      self.init()
      setViewControllers([rootViewController], animated: false)
    }

    /// The stack, bottom first.
    public var viewControllers: [UIViewController] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack.
    public var topViewController: UIViewController? { stack.last }

    /// Pushes one; one that is on the stack already is an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      change(to: stack + [viewController], animated: animated)
    }

    /// Pops the top; the last of a stack stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard stack.count > 1, let top = stack.last else { return nil }
      change(to: Array(stack.dropLast()), animated: animated)
      return top
    }

    /// Pops until this one is the top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      guard let index = stack.lastIndex(where: { $0 === viewController }), index + 1 < stack.count else { return nil }
      let popped = Array(stack[(index + 1)...])
      change(to: Array(stack[...index]), animated: animated)
      return popped
    }

    /// Replaces the stack: a pop if the new top was on it, else a push; "this method uses no transition" for the same top.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      change(to: viewControllers, animated: animated)
    }
  }

  // Apple: documentation/uikit/uinavigationcontrollerdelegate. The methods are optional; here they have defaults.

  /// Hears of what comes and goes on a stack.
  @MainActor
  public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// One is about to be the top.
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// One is the top.
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }

  extension UINavigationControllerDelegate {
    /// Nobody hears.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Nobody hears.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
  }
#endif
