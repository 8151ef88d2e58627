/// A screen.
struct ScreenPlan {
  let screen: Int
  /// What the screen does when the person is about to take it away; nil when it does not ask.
  var leaving: LeavePlan?
  /// In `onLeave`.
  var onLeave: [Act] = []
  /// In `onRemoved` or `onDismissed`.
  var onGone: [Act] = []
}

/// What a screen does about an attempt to leave it.
enum LeavePlan {
  case allow
  /// Keeps the attempt, for ``Act/allow(screen:)``.
  case keep
}
