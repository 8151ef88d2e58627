/// A sequence of screens and of other flows that ends with one result per visit.
///
/// Write one for a task that other parts of the app start, such as signing up. Its caller determines where it is shown and when
/// its screens are dismissed. It acts only through its ``FlowContext``. From `Tests/KernelClient/Sources/KernelClient/BadgeFlow.swift`:
///
/// ```swift
/// let context: FlowContext<FlowOutcome<Badge>>
/// …
/// func didStart() { context.show(screens.makeName(self)) }
/// …
/// func didEnter(host: String) { finish(.completed(Badge(name: name, host: host))) }
/// ```
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
