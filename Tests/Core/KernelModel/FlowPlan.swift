/// A flow with the planned acts of the flow and its caller.
struct FlowPlan {
  let flow: Int
  var place = PlacePlan.callersStack
  /// Whether its caller decides about its screens.
  var isHeard = true
  /// Before it is started.
  var early: [Act] = []
  /// In `didStart`.
  var opening: [Act] = []
  /// In the caller's `onStarted`.
  var onStarted: [Act] = []
  /// In the caller's `onFinished`, a list for each visit; after the last the caller leaves the flow where it is.
  var onFinished: [[Act]] = []
  /// In the observer's call for the first event of a kind.
  var onEvent: [Entry.Kind: [Act]] = [:]
  /// How a task waits for it, instead of the callbacks.
  var awaited: AwaitPlan?
  /// In the caller's `onProgress`.
  var onProgress: [[Act]] = []
}
