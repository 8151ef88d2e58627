import Business
import FlowKit
import FlowScreens
import Money
import Profile

// The screens and sub-flows of the Transfer flow.

extension TransferFlow {
  func showAmount() {
    let screen = AmountModule.make(
      draft.amount, router: self, scope: context.scope, dependencies: dependencies)
    amount = screen.presenter
    show(screen.view, at: .amount, onLeave: { [weak self] in self?.didTryToLeave($0) })
  }

  func showRecipient() {
    guard let currency = draft.amount.quote?.target.currency else { return }
    let screen = RecipientModule.make(
      draft.recipient, from: draft.amount.sender.id, in: currency, router: self, scope: context.scope,
      dependencies: dependencies)
    show(screen, at: .recipient)
  }

  func showReview() {
    guard let order = TransferOrder(draft) else { return }
    let screen = ReviewModule.make(
      draft.review, of: order, isResumed: mayBeSent, router: self, scope: context.scope, dependencies: dependencies)
    let onRemoved: Completion = { [weak self, weak review = screen.presenter] in
      // A transfer that may have been sent must not be edited.
      if let review, review.isOpen { self?.didLeave(pending: review.draft.id) } else { self?.didGoBack() }
    }
    show(screen.view, at: .review, onRemoved: onRemoved)
  }

  func showReceipt(of transfer: BankTransfer) {
    context.resultOnDismissal = .created(transfer)
    let screen = ReceiptModule.make(
      transfer, note: draft.note, router: self, scope: context.scope, dependencies: dependencies)
    show(screen, at: .receipt)
  }

  func startProfile() {
    draft.step = .personalDetails
    context.start(dependencies.makeProfileFlow(context.pushing)) { [weak self] result, dismisser in
      self?.draft.step = .amount
      switch result {
      case .completed:
        dismisser.dismiss(animated: false)
        self?.showRecipient()
      case .cancelled: dismisser.dismiss()
      }
    }
  }

  func startBusiness() {
    draft.step = .business
    context.start(dependencies.makeBusinessFlow(context.pushing)) { [weak self] result, dismisser in
      self?.draft.step = .amount
      switch result {
      case .completed(let business):
        dismisser.dismiss(animated: false)
        self?.didOpen(business)
      case .cancelled: dismisser.dismiss()
      }
    }
  }

  private func didOpen(_ business: BusinessProfile) {
    amount?.didChoose(dependencies.senders.sender(of: business))
  }
}
