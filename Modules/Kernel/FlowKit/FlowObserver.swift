/// Sees what happens to every flow of a tree; logs, analytics and traces hang here.
@MainActor
public protocol FlowObserver: AnyObject {
  /// Something happened to a flow.
  func flow(_ node: FlowNode, did event: FlowEvent)
}

/// What can happen to a flow.
public enum FlowEvent {
  /// It was started: its first visit begins.
  case started
  /// It told its caller how far it has come.
  case progressed(any Sendable)
  /// It reported this result: its visit is over.
  case reported(any CancellableResult)
  /// The person came back to it after it had reported: a new visit begins.
  case visitedAgain
  /// It was ended from outside, in the middle of a visit.
  case terminated
  /// One of its screens is up.
  case showed(any ViewController)
  /// One of its screens is gone.
  case lost(any ViewController)
  /// It is over, and nothing of it is on show: the last event of its life.
  case ended
  /// It was used against the contract; nothing was changed by that.
  case misused(FlowMisuse)
  /// It was released, and yet a part of it lives on: the part's type.
  case leaked(String)
}

/// A use of a flow, or of a toolkit for it, that the contract forbids.
public enum FlowMisuse: Sendable {
  /// It was started when it had been started before.
  case startedTwice
  /// It was to start a sub-flow when it was not in a visit.
  case startedByIdleOwner
  /// It was started, and its `context` is another one each time it is asked for.
  case contextNotStored
  /// It was terminated by a flow that had not started it.
  case terminatedByStranger
  /// It reported when it was not in a visit.
  case finishedBeforeStart, finishedTwice, finishedAfterEnd
  /// It told of progress when it was not in a visit.
  case progressedOutsideVisit
  /// It showed or asked something when it was not in a visit.
  case showedOutsideVisit
  /// The toolkit completed one of its transitions twice; the second completion was ignored.
  case transitionCompletedTwice
  /// The toolkit had settled without completing one of its transitions; it counts as completed.
  case transitionNeverCompleted
}
