#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiviewcontrollertransitioncoordinatorcontext

  /// What is known of a transition; nothing that is used here.
  @MainActor
  public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

  // Apple: documentation/uikit/uiviewcontrollertransitioncoordinator

  /// A transition that is on its way.
  @MainActor
  public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs something beside the transition, and something when it is over or called off.
    /// - Returns: whether that will be done.
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }
#endif
