/// A result with a value for cancelling, which every flow needs, since a person can leave any flow.
public protocol CancellableResult: Sendable {
  /// The type of the progress that a flow sends; by default, none.
  associatedtype Progress: Sendable = Never

  /// The result when the person dismisses the flow.
  static var cancelled: Self { get }
}

/// The result type of most flows.
public enum FlowOutcome<Value: Sendable>: CancellableResult {
  /// The flow has completed with a value.
  case completed(Value)
  /// The person has left the flow.
  case cancelled
}

extension FlowOutcome: Equatable where Value: Equatable {}
