#if !canImport(UIKit)
  import FlowKit
  import FlowUIKitStandIn
  import Foundation

  /// A delegate of an app's for a stack.
  @MainActor
  final class StackDelegate: NSObject, UINavigationControllerDelegate {
    private let onWillShow: Completion
    private let onDidShow: Completion

    init(onWillShow: @escaping Completion = {}, onDidShow: @escaping Completion) {
      self.onWillShow = onWillShow
      self.onDidShow = onDidShow
      super.init()
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { onWillShow() }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { onDidShow() }
  }

  /// A delegate of an app's for a sheet.
  @MainActor
  final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let mayDismiss: @MainActor () -> Bool
    private let onDismiss: Completion

    init(mayDismiss: @escaping @MainActor () -> Bool = { true }, onDismiss: @escaping Completion = {}) {
      self.mayDismiss = mayDismiss
      self.onDismiss = onDismiss
      super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      mayDismiss()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismiss() }
  }
#endif
