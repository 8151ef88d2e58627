import FlowKit

// Asks before the person discards a transfer that was not sent, since its draft is not kept.

extension TransferFlow {
  /// The person is about to leave the first screen, and with it the flow.
  func didTryToLeave(_ attempt: LeaveAttempt) {
    guard hasUnsavedInput else { return attempt.allow() }
    let loss: LocalizedText = "What you entered will be gone."
    let question = Alert(
      "Discard this transfer?", message: mayBeSent ? loss : LocalizedText(["Nothing was sent.", loss]),
      choices: [.init("Discard", true, isDestructive: true)], cancel: .init("Keep editing", false))
    context.ask(question) { isSure in
      if isSure { attempt.allow() }
    }
  }

  /// Whether there is input that was neither sent nor confirmed.
  private var hasUnsavedInput: Bool {
    draft.transfer == nil && context.resultOnDismissal == .cancelled && draft.differs(from: first)
  }
}

extension TransferDraft {
  /// Returns whether the input differs from that of another draft.
  fileprivate func differs(from first: TransferDraft) -> Bool {
    amount.text != first.amount.text || recipient != first.recipient || review.reference != first.review.reference
  }
}
