/// An observer of all flows in a tree, for logs, analytics and traces.
///
/// The tree retains it, so an observer must hold parts of its tree (the controller, flows, nodes) weakly.
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
  /// The person is back at one of its screens: at rest, it is on top again, since the screens above it are gone, or its tab
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
  case startedOutsideVisit
  /// The flow's `context` is not a stored property.
  case contextNotStored
  /// The flow has replaced its `context`, so its requests and results reach nobody.
  case contextReplaced
  /// The flow was terminated by a flow that had not started it.
  case terminatedByNonCaller
  /// The flow reported outside a visit.
  case finishedBeforeStart, finishedTwice, finishedAfterEnd
  /// The flow sent progress outside a visit.
  case progressedOutsideVisit
  /// The flow showed a screen, asked a question or selected a tab outside a visit.
  case showedOutsideVisit
  /// The flow showed a screen or asked a question without a presentation; this counts as dismissed by the person.
  case showedWithoutPresentation
  /// The flow pushed onto a navigation controller that nobody has retained; this counts as dismissed by the person.
  case pushedWithoutNavigation
  /// The flow showed tabs without a stack; this counts as dismissed by the person.
  case showedNoTabs
  /// The flow showed a view controller that is still shown; this counts as dismissed by the person.
  case shownTwice
  /// The flow presented a screen instead of a pushed one, which stays.
  case replacedPushedScreen
  /// The flow selected a tab that does not exist.
  case selectedUnknownTab
  /// The flow began work before its start.
  case workedBeforeStart
  /// The flow's work waited until its own tree is idle.
  case waitedForItself
  /// The flow runs with nothing to show, no work and no sub-flow, since the answer to its question had no consequence.
  case answeredInVain
  /// The toolkit completed a transition twice; the second completion was ignored.
  case transitionCompletedTwice
  /// The toolkit settled without completing a transition, which counts as completed.
  case transitionNeverCompleted
  /// The toolkit called a closure twice that waited for it to settle; the second call was ignored.
  case settledTwice
  /// The toolkit named a screen twice, or one that is gone; this was ignored.
  case screenNamedTwice
}
