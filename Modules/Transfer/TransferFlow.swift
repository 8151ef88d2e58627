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

  private let whenSeen: WhenSeen
  private let dependencies: TransferDependencies
  private weak var amount: AmountPresenter?
  private let leaving: LatestRequest
  /// The id of a stored draft, which may have been sent already: the draft may be older than the last transfer.
  private let restoredID: TransferIntent.ID?
  /// The initial draft, without input.
  private let first: TransferDraft
  @SavedDraft private(set) var draft: TransferDraft
  private let steps: StepStack<TransferDraft.Step>

  /// Creates a flow with the values from its start filled in.
  /// - Parameters:
  ///   - presentation: Its presentation.
  ///   - start: Its first step.
  ///   - whenSeen: Waits until the person can see its screens, if something covers them, such as a lock.
  ///   - dependencies: Its dependencies.
  public init(
    presentation: FlowPresentation, start: TransferStart, whenSeen: @escaping WhenSeen = { $0() },
    dependencies: TransferDependencies
  ) {
    context = FlowContext(presentation)
    leaving = LatestRequest(in: context.scope)
    self.whenSeen = whenSeen
    self.dependencies = dependencies
    first = start.draft(for: dependencies.senders, id: dependencies.makeID(), locale: dependencies.locale)
    let restored = start == .draft ? dependencies.drafts.load() : nil
    restoredID = restored?.review.id
    _draft = SavedDraft(restored ?? first, in: dependencies.drafts, scope: context.scope)
    steps = StepStack(in: context, of: _draft, at: \.step)
  }

  /// Shows the screens up to the step in the draft.
  public func didStart() {
    let step = draft.step
    // Replaces the stored draft of an earlier transfer.
    _draft.save()
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
    guard step != .recipient else { return }
    showReview()
    if step == .receipt, let transfer = draft.transfer { showReceipt(of: transfer) }
  }

  /// Shows a screen, whose removal ends the flow once the transfer was sent, or may have been: it must not be edited.
  private func show(
    _ step: TransferDraft.Step, onto lower: TransferDraft.Step, _ make: () -> any ViewController
  ) {
    let finishIfConfirmed: Completion = { [weak self] in
      // The person may leave several screens at once.
      guard let self, context.isRunning, context.resultOnDismissal != .cancelled else { return }
      finish(context.resultOnDismissal)
    }
    steps.show(step, onto: lower, onRemoved: finishIfConfirmed, make)
  }

  /// The person has seen the receipt: the draft is no longer needed.
  public func didReadReceipt(onEnd: @escaping Completion) {
    guard let transfer = draft.transfer, !leaving.isInProgress else { return onEnd() }
    leaving.perform({ [drafts = dependencies.drafts] in await drafts.clear() }, onLapse: onEnd) { [weak self] _ in
      onEnd()
      self?.finish(.created(transfer))
    }
    if !leaving.isInProgress { onEnd() }
  }
}

// MARK: - Screens

extension TransferFlow {
  private func showAmount() {
    steps.show(.amount, onto: nil, onLeave: { [weak self] in self?.didTryToLeave($0) }) {
      let screen = AmountModule.make(
        draft.amount, router: self, scope: context.scope, dependencies: dependencies)
      amount = screen.presenter
      return screen.view
    }
  }

  private func showRecipient() {
    guard let currency = draft.amount.quote?.target.currency else { return }
    show(.recipient, onto: .amount) {
      RecipientModule.make(
        draft.recipient, from: draft.amount.sender.id, in: currency, router: self, scope: context.scope,
        dependencies: dependencies)
    }
  }

  private func showReview() {
    guard let order = TransferOrder(draft) else { return }
    show(.review, onto: .recipient) {
      ReviewModule.make(
        draft.review, of: order, isResumed: mayBeSent, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  private func showReceipt(of transfer: BankTransfer) {
    show(.receipt, onto: .review) {
      context.resultOnDismissal = .created(transfer)
      return ReceiptModule.make(
        transfer, note: draft.note, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  private func startProfile() {
    steps.start(.personalDetails, onto: .amount) {
      dependencies.makeProfileFlow(context.pushing)
    } onFinished: { [weak self] result, dismisser in
      switch result {
      case .completed:
        dismisser.dismiss(animated: false)
        self?.showRecipient()
      case .cancelled: dismisser.dismiss()
      }
    }
  }

  private func startBusiness() {
    steps.start(.business, onto: .amount) {
      dependencies.makeBusinessFlow(context.pushing)
    } onFinished: { [weak self] result, dismisser in
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

extension TransferFlow: AmountRouter {
  public func didEdit(_ amount: AmountDraft) {
    draft.enter(amount)
  }

  public func didEnterAmount(hasProfile: Bool) {
    if hasProfile { showRecipient() } else { startProfile() }
  }

  public func didAskForBusiness() {
    startBusiness()
  }
}

// MARK: - RecipientRouter

extension TransferFlow: RecipientRouter {
  public func didEdit(_ recipient: RecipientDraft) {
    draft.recipient = recipient
  }

  public func didChoose(_ recipient: Recipient) {
    guard steps.isAt(.recipient) else { return }
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
    guard steps.isAt(.review) else { return }
    (draft.transfer, draft.note) = (transfer, note)
    context.send(.created)
    showReceipt(of: transfer)
  }

  public func performWhenSeen(_ action: @escaping Completion) { whenSeen(action) }

  public func didLeavePending() {
    // Ignore a second tap while the flow is being dismissed.
    if context.isRunning { finish(.pending(draft.review.id)) }
  }
}

// MARK: - ReceiptRouter

extension TransferFlow: ReceiptRouter {
  public func didUpdate(_ transfer: BankTransfer) {
    draft.transfer = transfer
    context.resultOnDismissal = .created(transfer)
  }
}

/// Performs an action when the person can see the screens.
public typealias WhenSeen = @MainActor (_ action: @escaping Completion) -> Void

public enum TransferFlowResult: CancellableResult, Equatable {
  /// The progress that the flow reports before its result.
  public typealias Progress = TransferProgress

  /// The bank has created the transfer.
  case created(BankTransfer)
  /// The request was sent, and the bank's answer is not known yet; the app resumes it.
  case pending(TransferIntent.ID)
  /// Nothing was sent, with one exception: a restored backup may contain the draft of a transfer that was sent later.
  /// If the person leaves this draft before the review has looked the transfer up, the result is this one, and home lists the
  /// transfer.
  case cancelled
}

/// The progress of the Transfer flow before its result.
public enum TransferProgress: Equatable, Sendable {
  /// The bank has created the transfer, and the receipt is shown.
  case created
}
