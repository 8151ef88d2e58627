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
  /// It was used against the contract; nothing was changed by that.
  case misused(FlowMisuse)
  /// It was released, and yet a part of it lives on: the part's type.
  case leaked(String)
}

/// A use of a flow that the contract forbids.
public enum FlowMisuse: Sendable {
  case startedTwice, startedByIdleOwner
  case finishedBeforeStart, finishedTwice, finishedAfterEnd
  case showedOutsideVisit
}
