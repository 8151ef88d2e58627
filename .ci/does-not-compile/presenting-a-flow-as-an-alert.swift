// error: 'alert' is inaccessible due to 'package' protection level
import FlowKit

@MainActor
func present(_ flow: FlowContext<FlowOutcome<Int>>) -> FlowPresentation {
  flow.presenting(.alert)
}
