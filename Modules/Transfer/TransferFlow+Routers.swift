public import FlowKit

// The routers of the Transfer flow.
//
// A second tap while the next screen is being shown is ignored: each exit counts only on its own step.

// MARK: - AmountRouter

extension TransferFlow: AmountRouter {
  public func didEdit(_ amount: AmountDraft) {
    draft.enter(amount)
  }

  public func didEnterAmount(hasProfile: Bool) {
    guard draft.step == .amount else { return }
    if hasProfile { showRecipient() } else { startProfile() }
  }

  public func didAskForBusiness() {
    if draft.step == .amount { startBusiness() }
  }
}

// MARK: - RecipientRouter

extension TransferFlow: RecipientRouter {
  public func didEdit(_ recipient: RecipientDraft) {
    draft.recipient = recipient
  }

  public func didChoose(_ recipient: Recipient) {
    guard draft.step == .recipient else { return }
    draft.recipient.select(recipient)
    showReview()
  }
}

// MARK: - ReviewRouter

extension TransferFlow: ReviewRouter {
  public func didEdit(_ review: ReviewDraft) {
    draft.review = review
  }

  public func didChange(isOpen: Bool) {
    context.resultOnDismissal = isOpen ? .pending(draft.review.id) : .cancelled
  }

  public func didSend(_ transfer: BankTransfer, note: LocalizedText?) {
    guard draft.step == .review else { return }
    (draft.transfer, draft.note) = (transfer, note)
    context.send(.created(transfer))
    showReceipt(of: transfer)
  }

  public func didLeave(pending id: TransferIntent.ID) {
    // Ignore a second tap while the flow is being dismissed.
    if context.isRunning { finish(.pending(id)) }
  }
}

// MARK: - ReceiptRouter

extension TransferFlow: ReceiptRouter {
  public func didUpdate(_ transfer: BankTransfer) {
    draft.transfer = transfer
  }
}
