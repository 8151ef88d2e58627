import Database
import FlowKit

extension RootFlow {
  /// Tells the person something that needs no answer, above whatever is on the screen.
  func tell(_ title: String, _ message: String) {
    tell(Alert(title, message: message, cancel: .init("OK", true)))
  }

  /// Tells the person what was not sent; unless they have read it, it is told again.
  func tell(_ unsent: [UnsentTransfer]) {
    guard !unsent.isEmpty else { return }
    let sentences = unsent.map(\.sentence) + ["Your money is where it was. Send it anew if you still want to."]
    // Whatever else takes the alert away, such as the end of the feature below it, is no answer.
    let alert = Alert(
      "Not sent", message: sentences.joined(separator: " "), choices: [.init("OK", true)], unanswered: false)
    tell(alert) { [weak self] in self?.didRead(unsent) }
  }

  /// The newest notice is enough.
  private func tell(_ alert: Alert<Bool>, onRead: @escaping Completion = {}) {
    takeNoticeAway()
    let flow = NoticeFlow(presentation: context.pushing, notice: alert)
    notice = flow
    context.start(flow) { result, _ in
      if result == .completed(true) { onRead() }
    }
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
    context.scope.perform { [left = dependencies.left] in
      await left.forget(unsent.map(\.id))
    } then: {
    }
  }

  /// What comes next does not stand above a notice.
  func takeNoticeAway() {
    if let notice { context.terminate(notice) }
  }
}
