// error: value of type 'FlowNode' has no member 'dismiss'
import FlowKit

@MainActor
func dismissCaller(of context: FlowContext<FlowOutcome<Int>>) {
  context.node.caller?.dismiss()
}
