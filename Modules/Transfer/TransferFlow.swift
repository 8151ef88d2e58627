public import FlowKit
import FlowScreens
import Profile

/// Sends money exactly once: amount, recipient, review and receipt.
///
/// It starts at the step in its ``TransferStart``. Input is kept when the person goes back and forth.
@MainActor
public final class TransferFlow: Flow {
  public let context: FlowContext<TransferFlowResult>

  let dependencies: TransferDependencies
  weak var amount: AmountPresenter?
  /// The latest screen that was requested; it appears when earlier transitions have finished.
  private weak var newest: (any ViewController)?
  private var isLeaving = false
  /// The id of a stored draft, which may have been sent already: the draft may be older than the last transfer.
  private let restoredID: TransferIntent.ID?
  /// The initial draft, without input.
  let first: TransferDraft
  var draft: TransferDraft {
    didSet { if draft != oldValue { context.scope.save({ [self] in draft }, in: dependencies.drafts) } }
  }

  /// Creates a flow with the values from its start filled in.
  public init(presentation: FlowPresentation, start: TransferStart, dependencies: TransferDependencies) {
    context = FlowContext(presentation)
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
    context.scope.save({ [self] in draft }, in: dependencies.drafts)
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
  var mayBeSent: Bool { draft.review.id == restoredID }

  private func restoreScreens(upTo step: TransferDraft.Step) {
    showRecipient()
    guard step != .recipient, draft.step == .recipient else { return }
    showReview()
    if step == .receipt, let transfer = draft.transfer { showReceipt(of: transfer) }
  }

  func show(
    _ screen: any ViewController, at step: TransferDraft.Step, onLeave: LeaveAttempt.Handler? = nil,
    onRemoved: Completion? = nil
  ) {
    draft.step = step
    newest = screen
    context.show(screen, onLeave: onLeave, onRemoved: onRemoved ?? { [weak self] in self?.didGoBack() })
  }

  func didGoBack() {
    guard draft.step != .receipt else { return didReadReceipt() }
    // Dismiss a screen that was requested during a swipe back.
    if let newest { context.dismiss(newest, animated: false) }
    draft.step = context.node.viewControllers.count > 1 ? .recipient : .amount
  }

  /// The person has seen the receipt: the draft is no longer needed.
  public func didReadReceipt() {
    guard let transfer = draft.transfer, !isLeaving else { return }
    isLeaving = context.scope.perform { [drafts = dependencies.drafts] in
      await drafts.clear()
    } then: { [weak self] in
      self?.isLeaving = false
      self?.finish(.created(transfer))
    }
  }
}
