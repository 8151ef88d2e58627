// error: missing argument for parameter 'choice' in call
import FlowKit

@MainActor
func ask(in context: FlowContext<FlowOutcome<Int>>) {
  context.ask(Alert("Not sent", unanswered: false)) { _ in }
}
