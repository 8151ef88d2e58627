#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

/// The exit button that FlowUIKit adds to a screen, where UIKit has none or one that cannot ask.
///
/// `UINavigationItem.backAction` "replaces only its action", so that the menu and the swipe would still leave unasked.
final class ExitButton: UIBarButtonItem {
  /// The actions of an exit button.
  enum Kind {
    /// Goes back; it also replaces the menu of the back button and the swipe, which cannot ask.
    case back
    /// Closes the presented stack.
    case close
  }

  private var kind = Kind.back
  private weak var flowWindow: FlowWindow?

  fileprivate static func make(_ kind: Kind, for controller: UIViewController, in window: FlowWindow) -> ExitButton {
    // The screens to remove are determined when the button is tapped: the screen may have another place by then.
    let image = kind == .back ? UIImage(systemName: "chevron.backward") : nil
    let action = UIAction(image: image) { [weak window, weak controller] _ in
      if let controller { window?.leave(controller.leavingByExit) }
    }
    let button =
      kind == .close
      ? ExitButton(systemItem: .close, primaryAction: action)
      : ExitButton(image: image, primaryAction: action)
    button.kind = kind
    button.flowWindow = window
    return button
  }

  fileprivate func fits(_ kind: Kind, in window: FlowWindow) -> Bool { self.kind == kind && flowWindow === window }
}

extension UIViewController {
  /// Sets the exit button of its place, or none; a button of the screen's own stays.
  /// - Parameter below: The screen below, whose title VoiceOver reads, as for the system's button.
  func setExit(_ kind: ExitButton.Kind?, above below: UIViewController?, in window: FlowWindow) {
    let current = navigationItem.leftBarButtonItem
    guard current == nil || current is ExitButton else { return }
    guard let kind else { return navigationItem.leftBarButtonItem = nil }
    if (current as? ExitButton)?.fits(kind, in: window) == true { return }
    let button = ExitButton.make(kind, for: self, in: window)
    button.isEnabled = !isBusy
    if kind == .back { button.accessibilityLabel = below?.navigationItem.title ?? below?.title }
    navigationItem.leftBarButtonItem = button
  }

  /// The view controller that the exit button removes: the presented stack from its first screen, otherwise the screen.
  var leavingByExit: UIViewController {
    guard let stack = parent as? FlowNavigationController, stack.parent == nil, stack.viewControllers.first === self
    else { return self }
    return stack
  }
}
