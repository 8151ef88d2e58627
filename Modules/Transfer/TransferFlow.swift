import Business
public import FlowKit
import FlowScreens
import Money
import Profile

/// Sends money exactly once: amount, recipient, review and receipt.
///
/// It starts at the step in its ``TransferStart``. Input is kept when the person goes back and forth.
@MainActor
public final class TransferFlow: Flow {
  public let context: FlowContext<TransferFlowResult>

  private let dependencies: TransferDependencies
  private weak var amount: AmountPresenter?
  /// The latest screen that was requested; it appears when earlier transitions have finished.
  private weak var newest: (any ViewController)?
  private let leaving: NewestQuestion
  /// The id of a stored draft, which may have been sent already: the draft may be older than the last transfer.
  private let restoredID: TransferIntent.ID?
  /// The initial draft, without input.
  private let first: TransferDraft
  private(set) var draft: TransferDraft {
    didSet { if draft != oldValue { context.scope.perform { [self] in await dependencies.drafts.save(draft) } } }
  }

  /// Creates a flow with the values from its start filled in.
  public init(presentation: FlowPresentation, start: TransferStart, dependencies: TransferDependencies) {
    context = FlowContext(presentation)
    leaving = NewestQuestion(in: context.scope)
    self.dependencies = dependencies
    first = start.draft(for: dependencies.senders, id: dependencies.makeID(), locale: dependencies.locale)
    let restored = start == .draft ? dependencies.drafts.load() : nil
    restoredID = restored?.review.id
    draft = restored ?? first
  }

  /// Shows the screens up to the step in the draft.
  public func didStart() {
    let step = draft.step
    // Replaces the stored draft of an earlier transfer.
    context.scope.perform { [self] in await dependencies.drafts.save(draft) }
    context.inOneMovement {
      showAmount()
      switch step {
      case .amount: break
      case .business: startBusiness()
      case .personalDetails: startProfile()
      case .recipient, .review, .receipt: restoreScreens(upTo: step)
      }
    }
  }

  /// Whether the transfer may have been sent in an earlier launch.
  private var mayBeSent: Bool { draft.review.id == restoredID }

  private func restoreScreens(upTo step: TransferDraft.Step) {
    showRecipient()
    guard step != .recipient, draft.step == .recipient else { return }
    showReview()
    if step == .receipt, let transfer = draft.transfer { showReceipt(of: transfer) }
  }

  private func show(
    _ screen: any ViewController, at step: TransferDraft.Step, onLeave: LeaveAttempt.Handler? = nil,
    onRemoved: Completion? = nil
  ) {
    draft.step = step
    newest = screen
    context.show(screen, onLeave: onLeave, onRemoved: onRemoved ?? { [weak self] in self?.didGoBack() })
  }

  private func didGoBack() {
    // Nothing of a transfer that was sent can be changed: with its receipt, the screens below it go, too.
    if draft.step == .receipt, let transfer = draft.transfer {
      // The person may leave several screens at once.
      if context.isRunning { finish(.created(transfer)) }
      return
    }
    // Dismiss a screen that was requested during a swipe back.
    if let newest { context.dismiss(newest, animated: false) }
    draft.step = context.node.viewControllers.count > 1 ? .recipient : .amount
  }

  /// The person has seen the receipt: the draft is no longer needed.
  public func didReadReceipt(onEnd: @escaping Completion) {
    guard let transfer = draft.transfer, !leaving.isAwaited else { return onEnd() }
    leaving.ask({ [drafts = dependencies.drafts] in await drafts.clear() }, onLapse: onEnd) { [weak self] _ in
      onEnd()
      self?.finish(.created(transfer))
    }
    if !leaving.isAwaited { onEnd() }
  }
}

// MARK: - Screens

extension TransferFlow {
  private func showAmount() {
    let screen = AmountModule.make(
      draft.amount, router: self, scope: context.scope, dependencies: dependencies)
    amount = screen.presenter
    show(screen.view, at: .amount, onLeave: { [weak self] in self?.didTryToLeave($0) })
  }

  private func showRecipient() {
    guard let currency = draft.amount.quote?.target.currency else { return }
    let screen = RecipientModule.make(
      draft.recipient, from: draft.amount.sender.id, in: currency, router: self, scope: context.scope,
      dependencies: dependencies)
    show(screen, at: .recipient)
  }

  private func showReview() {
    guard let order = TransferOrder(draft) else { return }
    let review = ReviewModule.make(
      draft.review, of: order, isResumed: mayBeSent, router: self, scope: context.scope, dependencies: dependencies)
    let onRemoved: Completion = { [weak self] in
      // A transfer that may have been sent must not be edited.
      if case .pending = self?.context.resultOnDismissal { self?.didLeavePending() } else { self?.didGoBack() }
    }
    show(review, at: .review, onRemoved: onRemoved)
  }

  private func showReceipt(of transfer: BankTransfer) {
    context.resultOnDismissal = .created(transfer)
    let screen = ReceiptModule.make(
      transfer, note: draft.note, router: self, scope: context.scope, dependencies: dependencies)
    show(screen, at: .receipt)
  }

  private func startProfile() {
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

  private func startBusiness() {
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

// MARK: - Leaving

extension TransferFlow {
  /// The person is about to leave the first screen, and with it the flow.
  private func didTryToLeave(_ attempt: LeaveAttempt) {
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

// MARK: - AmountRouter

// A second tap while the next screen is being shown is ignored: each exit of a Router counts only on its own step.

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
    // A restored review looks the transfer up behind its receipt, which determines the result.
    guard draft.transfer == nil else { return }
    context.resultOnDismissal = isOpen ? .pending(draft.review.id) : .cancelled
  }

  public func didSend(_ transfer: BankTransfer, note: LocalizedText?) {
    guard draft.step == .review else { return }
    (draft.transfer, draft.note) = (transfer, note)
    context.send(.created(transfer))
    showReceipt(of: transfer)
  }

  public func didLeavePending() {
    // Ignore a second tap while the flow is being dismissed.
    if context.isRunning { finish(.pending(draft.review.id)) }
  }
}

// MARK: - ReceiptRouter

extension TransferFlow: ReceiptRouter {
  public func didUpdate(_ transfer: BankTransfer) {
    draft.transfer = transfer
  }
}

public enum TransferFlowResult: CancellableResult, Equatable {
  /// The progress that the flow reports before its result.
  public typealias Progress = TransferProgress

  /// The bank has created the transfer.
  case created(BankTransfer)
  /// The request was sent, and the bank's answer is not known yet; the app resumes it.
  case pending(TransferIntent.ID)
  /// Nothing was sent, unless the data on this device was replaced by an older state with this draft, and the person has
  /// left before the review, which looks the transfer up; home lists it.
  case cancelled
}

/// The progress of the Transfer flow before its result.
public enum TransferProgress: Equatable, Sendable {
  /// The bank has created the transfer, and the receipt is shown.
  case created(BankTransfer)
}
