import FlowKit

// What the person is asked before they leave a transfer that is not sent: nobody keeps it for them.

extension TransferFlow {
  /// The person is about to take the first screen away, and all the others with it.
  func didTryToLeave(_ attempt: LeaveAttempt) {
    guard losesSomething else { return attempt.allow() }
    let question = Alert(
      "Discard this transfer?", message: "Nothing was sent. What you entered will be gone.",
      choices: [.init("Discard", true, isDestructive: true)], cancel: .init("Keep editing", false))
    context.ask(question) { isSure in
      if isSure { attempt.allow() }
    }
  }

  /// Whether something was entered, and neither sent nor confirmed.
  private var losesSomething: Bool {
    draft.transfer == nil && context.resultOnDismissal == .cancelled && draft.isEntered(since: first)
  }
}

extension TransferDraft {
  /// Whether the person has entered something since the draft was like another.
  fileprivate func isEntered(since first: TransferDraft) -> Bool {
    amount.text != first.amount.text || recipient != first.recipient || review.reference != first.review.reference
  }
}
