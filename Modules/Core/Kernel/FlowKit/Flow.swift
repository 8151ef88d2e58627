/// A sequence of screens and of other flows which, once started, ends with one result a visit.
///
/// A flow knows neither where it is shown nor what becomes of its screens: its caller decides both. It acts only
/// through its ``FlowContext``.
@MainActor
public protocol Flow<FlowResult>: AnyObject {
  /// The type of the result; most flows use ``FlowOutcome``.
  associatedtype FlowResult: CancellableResult

  /// The connection to the caller and to the screen: a stored `let`, created in the flow's `init`.
  var context: FlowContext<FlowResult> { get }

  /// Called when the caller has started the flow: shows the first screen, or starts the first sub-flow.
  func didStart()
}

extension Flow {
  /// Reports the result of the visit; the caller dismisses the screens, or leaves them.
  ///
  /// A second report in a visit, one before the start and one after the end change nothing and are misuse.
  public func finish(_ result: FlowResult) {
    context.finish(result)
  }
}
