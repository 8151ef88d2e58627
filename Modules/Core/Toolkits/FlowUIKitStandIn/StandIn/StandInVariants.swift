#if !canImport(UIKit)
  /// Variants of UIKit's undocumented behaviour; code must be correct with each.
  public struct StandInVariants: Hashable, Sendable {
    /// The time at which delegates and completions are called after a transition.
    public enum CallbackTime: CaseIterable, Sendable {
      /// Before the coordinator's completions, while it still exists.
      case beforeCoordinator
      /// After the coordinator's completions.
      case afterCoordinator
      /// In the next turn of the run loop.
      case nextTurn
    }

    /// The time at which delegates and completions are called.
    public var callbackTime = CallbackTime.beforeCoordinator
    /// A Boolean value that indicates whether a delegate is informed of the end of a cancelled swipe.
    public var reportsCancelledSwipes = false
    /// A Boolean value that indicates whether a transition without animation ends in the next turn.
    public var delaysUnanimated = false
    /// A Boolean value that indicates whether the action of an alert or a menu is performed after its dismissal.
    public var answersLate = false
    /// A Boolean value that indicates whether a popped view controller keeps its parent until the transition is over.
    public var keepsParents = false
    /// A Boolean value that indicates whether a delegate is asked for permission to dismiss without an attempt.
    public var asksOften = false
    /// A Boolean value that indicates whether a coordinator refuses to animate alongside.
    public var refusesToAnimate = false
    /// A Boolean value that indicates whether a coordinator that refuses still runs the completion: "the completion
    /// block may still execute".
    public var completesRefused = true
    /// A Boolean value that indicates whether the person can go back again while a pop is in progress, as since iOS 26.
    public var hasInterruptiblePops = false
    /// A Boolean value that indicates whether a stack below a full-screen modal animates.
    public var movesCovered = true

    /// Creates the first variant of each behaviour.
    public init() {}

    /// All combinations, each followed by its opposite, so that a few cover many differences.
    public static var all: [StandInVariants] {
      let flags: [WritableKeyPath<StandInVariants, Bool>] = [
        \.reportsCancelledSwipes, \.delaysUnanimated, \.answersLate, \.keepsParents, \.asksOften, \.movesCovered,
        \.refusesToAnimate, \.completesRefused, \.hasInterruptiblePops,
      ]
      let count = 1 << flags.count
      return (0..<count / 2).flatMap { [$0, count - 1 - $0] }.flatMap { bits in
        CallbackTime.allCases.map { callbackTime in
          var variants = StandInVariants()
          variants.callbackTime = callbackTime
          for (place, flag) in flags.enumerated() { variants[keyPath: flag] = bits & 1 << place != 0 }
          return variants
        }
      }
    }
  }
#endif
