import FlowKit
import Foundation
import UIKitStandIn

/// The delegate of an app for its stack.
@MainActor
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let onShow: Completion

  init(_ onShow: @escaping Completion) {
    self.onShow = onShow
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { onShow() }
}
