#if !canImport(UIKit)
  import Foundation

  /// A transition in progress, and its coordinator.
  @MainActor
  final class StandInTransition: NSObject {
    /// The actions at the end of a transition.
    struct End {
      /// Changes the hierarchy.
      var change: () -> Void = {}
      /// Calls delegates and completions.
      var notify: () -> Void = {}
    }

    let isAnimated: Bool
    /// Whether a modal is presented or dismissed.
    let isModal: Bool
    let owners: [UIViewController]
    /// The view controllers that were visible before.
    let seen: [UIViewController]
    var end: End
    /// Reverts the transition, while the person can still cancel it.
    var undo: (() -> Void)?
    /// Whether it refuses to animate alongside.
    var refusesToAnimate = false
    /// Whether it calls the completions of animations that it has refused.
    var completesRefused = true
    /// Whether it removes screens from a stack.
    var isPop = false
    /// Whether the person's finger holds it.
    var isHeld = false
    /// Called when a completion is added.
    var onWork: (() -> Void)?
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(_ owners: [UIViewController], isModal: Bool, isAnimated: Bool, seen: [UIViewController], end: End) {
      self.owners = owners
      self.isModal = isModal
      self.isAnimated = isAnimated
      self.seen = seen
      self.end = end
      super.init()
    }

    func complete() {
      for completion in completions { completion(self) }
      completions = []
    }
  }

  // MARK: - UIViewControllerTransitionCoordinator

  extension StandInTransition: UIViewControllerTransitionCoordinator {
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animation?(self)
      if let completion, completesRefused || !refusesToAnimate { completions.append(completion) }
      onWork?()
      return !refusesToAnimate
    }
  }
#endif
