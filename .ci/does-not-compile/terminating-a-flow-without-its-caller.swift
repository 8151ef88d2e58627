// error: value of type 'any Flow<FlowOutcome<Int>>' has no member 'terminate'
import FlowKit

@MainActor
func terminate(_ flow: any Flow<FlowOutcome<Int>>) {
  flow.terminate()
}
