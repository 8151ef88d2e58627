public import FlowKit

#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitStandIn
#endif

extension UIViewController: ViewController {}
extension UINavigationController: NavigationController {}

extension UIViewController {
  /// Whether the screen is at work; until it is not, the person cannot leave it.
  public var isBusy: Bool {
    get { isModalInPresentation }
    set {
      isModalInPresentation = newValue
      navigationItem.setHidesBackButton(newValue, animated: false)
      (navigationItem.leftBarButtonItem as? ExitButton)?.isEnabled = !newValue
    }
  }
}

/// The way out of a screen that FlowUIKit gives.
final class ExitButton: UIBarButtonItem {}

/// A container of the app's own, of which the person sees one child: FlowUIKit looks into it.
@MainActor
public protocol VisibleChildContainer: UIViewController {
  /// The child that the person sees.
  var visibleChild: UIViewController? { get }
}

// MARK: - Where it stands

extension UIViewController {
  /// What the person sees of it: of a stack its top, of a container its visible child, else nothing.
  var visibleInner: UIViewController? {
    (self as? UINavigationController)?.topViewController ?? (self as? any VisibleChildContainer)?.visibleChild
  }

  /// It, and all that stands in it, bottom first, leaving aside what it presents.
  var withDescendants: [UIViewController] {
    [self] + ((self as? UINavigationController)?.viewControllers ?? children).flatMap(\.withDescendants)
  }

  /// The transition of it, or of a container in it.
  var transitionInside: (any UIViewControllerTransitionCoordinator)? {
    let containers = children.lazy.filter { $0 is UINavigationController || !$0.children.isEmpty }
    return transitionCoordinator ?? containers.compactMap(\.transitionInside).first
  }

  /// Whether it stands nowhere yet.
  var isFree: Bool { parent == nil && presentingViewController == nil }

  /// Whether a stack takes it.
  var isPushable: Bool { isFree && !(self is UINavigationController) && !(self is UIAlertController) }

  /// Whether the person would see it if nothing were presented.
  var isUncovered: Bool {
    guard let parent else { return true }
    return (parent.visibleInner ?? self) === self && parent.isUncovered
  }

  /// What stands first above it: on its stack, or presented above that if it is seen.
  var firstAbove: UIViewController? {
    let next = (parent as? UINavigationController)?.viewControllers.drop { $0 !== self }.dropFirst().first
    return next ?? (isUncovered ? presentedViewController : nil)
  }
}
