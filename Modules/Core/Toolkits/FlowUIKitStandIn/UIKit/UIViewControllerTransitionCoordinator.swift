#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiviewcontrollertransitioncoordinatorcontext

  /// The context of a transition, without members here.
  @MainActor
  public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

  // Apple: documentation/uikit/uiviewcontrollertransitioncoordinator

  @MainActor
  public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation alongside the transition, and a completion when it has ended or was cancelled.
    /// - Returns: whether the animation will run.
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }
#endif
