/// A sequence of screens and of other flows which, once started, ends with one result a visit.
///
/// A flow knows neither where it stands in the app nor what becomes of its screens: its caller decides both. Whatever
/// it does, it does through its ``FlowContext``.
@MainActor
public protocol Flow<FlowResult>: AnyObject {
  /// What the flow ends with; most flows use ``FlowOutcome``.
  associatedtype FlowResult: CancellableResult

  /// The flow's link to its caller and to the screen: a stored `let`, made in the flow's `init`.
  var context: FlowContext<FlowResult> { get }

  /// The flow was started, by its caller: shows the first screen, or starts the first sub-flow.
  func didStart()
}

extension Flow {
  /// Reports how the visit ended; the caller dismisses the screens, or leaves them.
  ///
  /// A second report in a visit, one before the start and one after the end change nothing and are misuse.
  public func finish(_ result: FlowResult) {
    context.finish(result)
  }
}
