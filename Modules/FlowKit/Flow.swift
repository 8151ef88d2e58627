/// A sequence of screens and of other flows which, once started, ends with one result a visit.
///
/// A flow knows neither where it stands in the app nor what becomes of its screens at the end: its caller decides
/// both. It shows screens through a ``Navigator``, runs other flows through a ``FlowController``, and reports with
/// ``finish(_:)``.
@MainActor
public protocol Flow<FlowResult>: AnyObject {
  /// What the flow ends with; most flows use ``FlowOutcome``.
  associatedtype FlowResult: CancellableResult

  /// The flow's link to its caller: a stored `let`, made with the flow.
  var flowHandler: FlowHandler<FlowResult> { get }

  /// The flow was started, by a ``FlowController``: shows the first screen, or starts the first sub-flow.
  func didStart()
}

extension Flow {
  /// Reports how the visit ended; the caller takes the screens down, or leaves them.
  ///
  /// A second report in a visit, one before the start and one after the end change nothing and are misuse.
  public func finish(_ result: FlowResult) {
    flowHandler.flowFinished(result)
  }

  /// Ends the flow from outside: its sub-flows first, without a report and unanimated; nothing of it stays on screen.
  public func terminate() {
    flowHandler.end(animated: false)
  }
}
