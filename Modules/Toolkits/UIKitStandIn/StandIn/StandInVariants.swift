#if !canImport(UIKit)
  /// How UIKit behaves where its documentation says nothing: what is built on it must be right with each.
  public struct StandInVariants: Hashable, Sendable {
    /// When delegates and completions hear of a transition that is over.
    public enum Telling: CaseIterable, Sendable {
      /// Before those that its coordinator tells, while there still is one.
      case beforeCoordinator
      /// After them.
      case afterCoordinator
      /// In the next turn of the run loop.
      case nextTurn
    }

    /// When delegates and completions hear that a transition is over.
    public var telling = Telling.beforeCoordinator
    /// Whether a delegate hears of a swipe that was called off, or only of its beginning.
    public var tellsCancelledSwipes = false
    /// Whether a transition without animation is over in the next turn, not when the call returns.
    public var delaysUnanimated = false
    /// Whether an alert's action is performed when the alert has gone, not before.
    public var answersLate = false
    /// Whether what was popped has its container until the transition is over.
    public var keepsParents = false
    /// Whether a delegate is asked for permission to dismiss also when nobody tries.
    public var asksOften = false
    /// Whether a coordinator refuses to run something beside its transition; "the completion block can still run".
    public var refusesToAnimate = false
    /// Whether a stack that is covered by a full screen moves.
    public var movesCovered = true

    /// Documented behaviour, and of the rest the first of each.
    public init() {}

    /// All combinations, each followed by its contrary, so that few of them show much.
    public static var all: [StandInVariants] {
      let flags: [WritableKeyPath<StandInVariants, Bool>] = [
        \.tellsCancelledSwipes, \.delaysUnanimated, \.answersLate, \.keepsParents, \.asksOften, \.movesCovered,
        \.refusesToAnimate,
      ]
      let count = 1 << flags.count
      return (0..<count / 2).flatMap { [$0, count - 1 - $0] }.flatMap { bits in
        Telling.allCases.map { telling in
          var variants = StandInVariants()
          variants.telling = telling
          for (place, flag) in flags.enumerated() { variants[keyPath: flag] = bits & 1 << place != 0 }
          return variants
        }
      }
    }
  }
#endif
