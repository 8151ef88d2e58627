// error: value of type 'FlowNode' has no member 'dismiss'
import FlowKit

@MainActor
func dismiss(_ context: FlowContext<FlowOutcome<Int>>) {
  context.node.dismiss()
}
