#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uinavigationcontroller

  @MainActor
  open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?

    var stack: [UIViewController] = [] {
      didSet { children = stack }
    }

    public convenience init(rootViewController: UIViewController) {
      self.init()
      setViewControllers([rootViewController], animated: false)
    }

    /// The stack, bottom first.
    public var viewControllers: [UIViewController] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }

    public var topViewController: UIViewController? { stack.last }

    public private(set) var isNavigationBarHidden = false

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Pushes a view controller; pushing one that is on the stack is an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      change(to: stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard stack.count > 1, let top = stack.last else { return nil }
      change(to: Array(stack.dropLast()), animated: animated)
      return top
    }

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

  @MainActor
  public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }

  extension UINavigationControllerDelegate {
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
  }
#endif
