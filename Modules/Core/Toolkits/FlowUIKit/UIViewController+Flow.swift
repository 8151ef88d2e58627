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

/// A custom container, such as two columns, into which FlowUIKit looks.
@MainActor
public protocol VisibleChildContainer: UIViewController {
  /// The children that the person sees; the first one holds the top screen.
  var visibleChildren: [UIViewController] { get }
}

/// A view controller that a screen itself presents for a moment, such as the list of a choice; flows wait until it has
/// closed, as for an open menu.
@MainActor
package protocol TransientlyPresented: UIViewController {}

// MARK: - Hierarchy

extension UIViewController {
  /// The top of a stack, the visible children of a container, or nothing.
  var visibleInner: [UIViewController] {
    if let top = (self as? UINavigationController)?.topViewController { return [top] }
    return (self as? any VisibleChildContainer)?.visibleChildren ?? []
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

  /// Whether it holds the top screen, apart from presented ones, so that presented screens are above it.
  var isUncovered: Bool {
    guard let parent else { return true }
    return (parent.visibleInner.first ?? self) === self && parent.isUncovered
  }

  /// Whether the person sees it move, apart from presented view controllers: also beside the top screen.
  var isVisible: Bool {
    guard let parent else { return true }
    let visible = parent.visibleInner
    return (visible.isEmpty || visible.contains { $0 === self }) && parent.isVisible
  }

  /// The next view controller above it, on its stack or presented.
  var firstAbove: UIViewController? {
    let next = (parent as? UINavigationController)?.viewControllers.drop { $0 !== self }.dropFirst().first
    return next ?? (isUncovered ? presentedViewController : nil)
  }
}
