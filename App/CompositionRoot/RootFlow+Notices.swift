import FlowKit
import HeadlessUI

extension RootFlow {
  /// Tells the person something that needs no answer, above whatever is on the screen.
  func tell(_ title: String, _ message: String) {
    let alert = HeadlessAlertController(title: title, message: message, answers: [Action("OK") {}])
    navigator.present(alert, as: .fullScreen, onDismissed: {})
  }
}
