/// A result that has a value for "the person went away"; a person can leave any flow, so every result has one.
public protocol CancellableResult: Sendable {
  /// What a flow tells its caller before it reports; most flows tell nothing.
  associatedtype Progress: Sendable = Never

  /// What a flow reports when the person dismisses it.
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
