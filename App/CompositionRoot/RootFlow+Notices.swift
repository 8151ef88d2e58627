import FlowKit
import HeadlessUI

extension RootFlow {
  /// Tells the person something that needs no answer, above whatever is on the screen; the newest notice is enough.
  func tell(_ title: String, _ message: String) {
    takeNoticeAway()
    let alert = HeadlessAlertController(title: title, message: message, answers: [Action("OK") {}])
    notice = alert
    navigator.present(alert, as: .fullScreen, onDismissed: {})
  }

  /// What comes next does not stand above a notice.
  func takeNoticeAway() {
    if let notice { navigator.dismiss(notice) }
  }
}
