import Database
import FlowKit
import HeadlessUI

extension RootFlow {
  /// Tells the person something that needs no answer, above whatever is on the screen; the newest notice is enough.
  func tell(_ title: String, _ message: String, onRead: @escaping @MainActor () -> Void = {}) {
    takeNoticeAway()
    let alert = HeadlessAlertController(title: title, message: message, answers: [Action("OK", onTap: onRead)])
    notice = alert
    navigator.present(alert, as: .fullScreen, onDismissed: {})
  }

  /// Tells the person what was not sent; unless they have read it, it is told again.
  func tell(_ unsent: [UnsentTransfer]) {
    guard !unsent.isEmpty else { return }
    let sentences = unsent.map(\.sentence) + ["Your money is where it was. Send it anew if you still want to."]
    tell("Not sent", sentences.joined(separator: " ")) { [weak self] in self?.didRead(unsent) }
  }

  /// Tells the person what was found damaged on this device.
  func tell(_ damages: [String]) {
    if !damages.isEmpty { tell("Damaged on this device", damages.joined(separator: " ")) }
  }

  /// Tells the person why they get no further.
  func tellAccountIsUnknown() { tell("Your account is not known", HomeContent.unknownAccount) }

  /// Tells the person that this device cannot keep what they do: most likely its disk is full.
  func didFailToWrite(_ error: DatabaseError) {
    guard lastFailure != error else { return }
    lastFailure = error
    tell("Nothing can be saved", "What you enter from now on is lost when the app ends. \(error.sentence)")
  }

  private func didRead(_ unsent: [UnsentTransfer]) {
    navigator.scope.perform { [left = dependencies.left] in
      await left.forget(unsent.map(\.id))
    } then: {
    }
  }

  /// What comes next does not stand above a notice.
  func takeNoticeAway() {
    if let notice { navigator.dismiss(notice) }
  }
}
