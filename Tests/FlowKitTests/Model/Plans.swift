/// A flow with all that it and its caller will do when they are called, decided beforehand.
struct FlowPlan {
  let flow: Int
  var place = PlacePlan.ownersStack
  /// Whether its caller says what becomes of its screens.
  var isHeard = true
  /// Before it is started.
  var early: [Act] = []
  /// In `didStart`.
  var opening: [Act] = []
  /// In the caller's `onStarted`.
  var onStarted: [Act] = []
  /// In the caller's `onFinished`, a list for each visit; after the last the caller leaves the flow where it is.
  var onFinished: [[Act]] = []
  /// In the caller's `onProgress`.
  var onProgress: [[Act]] = []
}

/// Where a flow goes.
enum PlacePlan {
  case nowhere
  /// Onto the stack of its owner; the root's is the window's.
  case ownersStack
  /// Above its owner.
  case covering(StylePlan)
  /// Onto a stack of tabs.
  case tab(screen: Int, index: Int)
}

/// The styles of the plays.
enum StylePlan {
  case sheet
  case fullScreen
}

/// A screen.
struct ScreenPlan {
  let screen: Int
  /// What the screen does when the person is about to take it away; nil when it does not ask.
  var leaving: LeavePlan?
  /// In `onRemoved` or `onDismissed`.
  var onGone: [Act] = []
}

/// What a screen does about an attempt to leave it.
enum LeavePlan {
  case allow
  /// Keeps the attempt, for ``Act/allow(screen:)``.
  case keep
}

/// An alert, whose buttons are numbered; the last is `cancel`.
struct AlertPlan {
  let screen: Int
  var buttons = 2
  var onAnswer: [Act] = []
}
