// error: missing argument for parameter 'onDismissed' in call
import FlowKit

@MainActor
func present(_ screen: any ViewController, in context: FlowContext<FlowOutcome<Int>>) {
  context.present(screen, as: .sheet)
}
