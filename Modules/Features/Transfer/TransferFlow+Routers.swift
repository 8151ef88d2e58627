import FlowKit

// How the screens of the Transfer flow are left.
//
// A second tap while the next screen is on its way asks for nothing new: each exit counts only on its own step.

// MARK: - AmountRouter

extension TransferFlow: AmountRouter {
  func didEdit(_ amount: AmountDraft) {
    draft.enter(amount)
  }

  func didEnterAmount(isPersonKnown: Bool) {
    guard draft.step == .amount else { return }
    if isPersonKnown { showRecipient() } else { startProfile() }
  }

  func didAskForBusiness() {
    if draft.step == .amount { startBusiness() }
  }
}

// MARK: - RecipientRouter

extension TransferFlow: RecipientRouter {
  func didEdit(_ recipient: RecipientDraft) {
    draft.recipient = recipient
  }

  func didChoose(_ recipient: Recipient) {
    guard draft.step == .recipient else { return }
    draft.recipient.goOn(with: recipient)
    showReview(isResumed: false)
  }
}

// MARK: - ReviewRouter

extension TransferFlow: ReviewRouter {
  func didEdit(_ review: ReviewDraft) {
    draft.review = review
  }

  func didChange(isOpen: Bool) {
    context.resultOnDismissal = isOpen ? .pending(draft.review.id) : .cancelled
  }

  func didSend(_ transfer: BankTransfer) {
    guard draft.step == .review else { return }
    draft.transfer = transfer
    context.send(.created(transfer))
    showReceipt(of: transfer)
  }

  func didLeave(pending id: TransferIntent.ID) {
    // A second tap while the flow is on its way off the screen says nothing new.
    if context.isRunning { finish(.pending(id)) }
  }
}

// MARK: - ReceiptRouter

extension TransferFlow: ReceiptRouter {
  func didLearn(of transfer: BankTransfer) {
    draft.transfer = transfer
  }
}
