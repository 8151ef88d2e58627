// error: missing argument for parameter 'onDismissed' in call
import FlowKit

@MainActor
func present(_ screen: any ViewController, with navigator: Navigator) {
  navigator.present(screen, as: .sheet)
}
