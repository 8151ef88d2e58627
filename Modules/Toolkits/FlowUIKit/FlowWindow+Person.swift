import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import UIKitStandIn
#endif

// Lets the person leave screens that ask first, for which UIKit's own gestures are disabled.

extension FlowWindow {
  /// Dismisses a controller and everything above it, if all these screens allow it.
  func leave(_ controller: UIViewController) {
    guard isSettled, contains(controller), top?.isBusy != true else { return }
    guard FlowScreen.mayLeave(screens(of: removal(of: [controller]).taken)) else { return }
    // Screens that were shown while asking appear first.
    whenSettled { [self] in
      self.removal(of: [controller]).carryOut(animated: true) {}
      watch()
    }
  }

  /// Adds exit buttons to the screens of a stack where UIKit has none, or one that cannot ask.
  func addExits(to controllers: [UIViewController], on stack: UINavigationController, _ screens: [FlowScreen]) {
    let asking = Set(screens.filter(\.asksBeforeLeaving).map { ObjectIdentifier($0.viewController) })
    var asks = false
    for (index, controller) in controllers.enumerated() {
      let item = controller.navigationItem
      // Back, its menu and the swipe never remove the first screen of a stack.
      asks = asks || (index > 0 && controller.withDescendants.contains { asking.contains(ObjectIdentifier($0)) })
      let closes = index == 0 && stack is FlowNavigationController && stack.parent == nil
      guard item.leftBarButtonItem == nil, closes || (index > 0 && asks) else { continue }
      let action = UIAction(image: closes ? nil : UIImage(systemName: "chevron.backward")) {
        [weak self, weak leaving = closes ? stack : controller] _ in
        if let leaving { self?.leave(leaving) }
      }
      // This also removes the back menu and the swipe, which cannot ask.
      let close = ExitButton(systemItem: .close, primaryAction: action)
      item.leftBarButtonItem = closes ? close : ExitButton(title: nil, image: nil, primaryAction: action)
      if controller.isBusy { controller.isBusy = true }
    }
  }
}

// MARK: - UINavigationControllerDelegate

extension FlowWindow: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { watch() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { watch() }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension FlowWindow: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let controllers = presentationController.presentedViewController.withDescendants
    return !controllers.contains(where: \.isBusy) && !screens(of: controllers).contains(where: \.asksBeforeLeaving)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    leave(presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { watch() }
}
