#if !canImport(UIKit)
  import Foundation

  /// A transition that is on its way, and the coordinator of those that take part.
  @MainActor
  final class StandInTransition: NSObject {
    /// What a transition does at its end.
    struct End {
      /// Changes what is on show.
      var change: () -> Void = {}
      /// Tells delegates and completions.
      var tell: () -> Void = {}
    }

    let isAnimated: Bool
    /// Whether a modal comes or goes.
    let isModal: Bool
    let owners: [UIViewController]
    /// What the person saw before.
    let seen: [UIViewController]
    var end: End
    /// Puts back what was there before, while the person can still call it off.
    var undo: (() -> Void)?
    /// Whether it says of what it is asked to do that it will not; it completes all the same.
    var refusesToAnimate = false
    /// Whether the person's finger is on it.
    var isHeld = false
    /// Is called when somebody begins to wait for its end.
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
      if let completion { completions.append(completion) }
      onWork?()
      return !refusesToAnimate
    }
  }
#endif
