/// Shows which sub-flows are active.
@MainActor
public protocol FlowInspectable {
  /// The sub-flows that run or were left on the stack, oldest first. Each shows its own in turn.
  var subflows: [FlowNode] { get }
}
