/// A screen.
struct ScreenPlan {
  let screen: Int
  /// The screen's answer when the person is about to take it away; nil when it does not ask.
  var leaving: LeavePlan?
  /// In `onLeave`.
  var onLeave: [Act] = []
  /// In `onRemoved` or `onDismissed`.
  var onGone: [Act] = []
}

/// A screen's answer to an attempt to leave it.
enum LeavePlan {
  case allow
  /// Keeps the attempt, for ``Act/allow(screen:)``.
  case keep
}
