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
