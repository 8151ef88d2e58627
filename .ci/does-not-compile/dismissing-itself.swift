// error: missing argument for parameter #1 in call
import FlowKit

@MainActor
func dismiss(_ context: FlowContext<FlowOutcome<Int>>) {
  context.dismiss()
}
