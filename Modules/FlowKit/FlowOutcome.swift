/// A result that has a value for "the person went away"; a person can leave any flow, so every result has one.
public protocol CancellableResult: Sendable {
  /// What a flow reports when the person takes its first screen away.
  static var cancelled: Self { get }
}

/// How most flows end.
public enum FlowOutcome<Value: Sendable>: CancellableResult {
  /// The flow did what it is for.
  case completed(Value)
  /// The person left.
  case cancelled
}

extension FlowOutcome: Equatable where Value: Equatable {}
