/// An observer of all flows in a tree, for logs, analytics and traces.
///
/// The tree retains it. What an observer holds of its tree (the controller, flows, nodes), it must hold weakly.
@MainActor
public protocol FlowObserver: AnyObject {
  func flow(_ node: FlowNode, did event: FlowEvent)
}

public enum FlowEvent {
  /// The flow was started: its first visit begins.
  case started
  /// The flow has sent progress to its caller.
  case progressed(any Sendable)
  /// The flow has reported this result: its visit is over.
  case reported(any CancellableResult)
  /// The person has returned to the reported flow: a new visit begins.
  case resumed
  /// The flow was terminated during a visit.
  case terminated
  /// One of its screens is shown.
  case screenShown(any ViewController)
  /// The person is back at one of its screens: at rest, it is on top again, since what was above it is gone, or its tab
  /// was selected.
  case screenRevealed(any ViewController)
  /// One of its screens is gone.
  case screenRemoved(any ViewController)
  /// The flow has ended, and its screens are gone: the last event.
  case ended
  /// The flow was misused; the call had no effect.
  case misused(FlowMisuse)
  /// A part of the ended flow was not released; with the type of the part.
  case leaked(String)
}

/// A use of a flow, or of a toolkit, that violates the contract.
public enum FlowMisuse: Sendable {
  /// The flow was started a second time.
  case startedTwice
  /// The flow started a sub-flow outside a visit.
  case startedByIdleOwner
  /// The flow's `context` is not a stored property.
  case contextNotStored
  /// The flow was terminated by a flow that had not started it.
  case terminatedByStranger
  /// The flow reported outside a visit.
  case finishedBeforeStart, finishedTwice, finishedAfterEnd
  /// The flow sent progress outside a visit.
  case progressedOutsideVisit
  /// The flow showed a screen, asked a question or selected a tab outside a visit.
  case showedOutsideVisit
  /// The flow showed a screen or asked a question without a presentation; this counts as dismissed by the person.
  case showedWithoutPresentation
  /// The toolkit completed a transition twice; the second completion was ignored.
  case transitionCompletedTwice
  /// The toolkit settled without completing a transition, which counts as completed.
  case transitionNeverCompleted
}
