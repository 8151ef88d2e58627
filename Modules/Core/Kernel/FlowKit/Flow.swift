/// A sequence of screens and of other flows which, once started, ends with one result per visit.
///
/// A flow does not determine where it is shown, nor when its screens are dismissed: its caller does both. It acts only
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
