public import FlowKit

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

extension UIViewController: ViewController {}
extension UINavigationController: NavigationController {}

extension UIViewController {
  /// A Boolean value that indicates whether the screen is busy, so that the person cannot leave it.
  public var isBusy: Bool {
    get { isModalInPresentation }
    set {
      isModalInPresentation = newValue
      navigationItem.setHidesBackButton(newValue, animated: false)
      (navigationItem.leftBarButtonItem as? ExitButton)?.isEnabled = !newValue
    }
  }
}

/// A custom container with one visible child, which FlowUIKit inspects.
@MainActor
public protocol VisibleChildContainer: UIViewController {
  var visibleChild: UIViewController? { get }
}

/// A view controller that a screen itself presents for a moment, such as the list of a choice; flows wait until it has
/// closed, as for an open menu.
@MainActor
package protocol TransientlyPresented: UIViewController {}

// MARK: - Hierarchy

extension UIViewController {
  /// The top of a stack, the visible child of a container, or nil.
  var visibleInner: UIViewController? {
    (self as? UINavigationController)?.topViewController ?? (self as? any VisibleChildContainer)?.visibleChild
  }

  /// The view controller and its descendants, bottom first, without presented ones.
  var withDescendants: [UIViewController] {
    [self] + ((self as? UINavigationController)?.viewControllers ?? children).flatMap(\.withDescendants)
  }

  /// The transition of the view controller, or of a container in it.
  var transitionInside: (any UIViewControllerTransitionCoordinator)? {
    let containers = children.lazy.filter { $0 is UINavigationController || !$0.children.isEmpty }
    return transitionCoordinator ?? containers.compactMap(\.transitionInside).first
  }

  /// Whether it closes by itself: it was presented by a screen, or by UIKit, such as an open menu, whose class has no
  /// public name, so that no app can create it.
  var isPresentedBySystem: Bool {
    presentingViewController != nil
      && (self is any TransientlyPresented || String(describing: type(of: self)).hasPrefix("_UI"))
  }

  /// Whether it has neither a parent nor a presenter.
  var isFree: Bool { parent == nil && presentingViewController == nil }

  /// Whether it can be pushed.
  var isPushable: Bool { isFree && !(self is UINavigationController) && !(self is UIAlertController) }

  /// Whether it is visible, apart from presented view controllers.
  var isUncovered: Bool {
    guard let parent else { return true }
    return (parent.visibleInner ?? self) === self && parent.isUncovered
  }

  /// The next view controller above it, on its stack or presented.
  var firstAbove: UIViewController? {
    let next = (parent as? UINavigationController)?.viewControllers.drop { $0 !== self }.dropFirst().first
    return next ?? (isUncovered ? presentedViewController : nil)
  }
}
