public import FlowKit
import Forms
import Profile

/// Sends money, once: how much, to whom, a last look, and what has become of it.
///
/// It begins where its ``TransferStart`` says; going back and forth keeps what was entered.
@MainActor
public final class TransferFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<TransferFlowResult>

  let dependencies: TransferDependencies
  weak var amount: AmountPresenter?
  /// The screen that was asked for last; it is up when the transitions before it are over.
  private weak var newest: (any ViewController)?
  private var isLeaving = false
  /// The draft as it is for somebody who has entered nothing.
  let first: TransferDraft
  var draft: TransferDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }

  /// A flow that has filled in what its start says.
  public init(presentation: FlowPresentation, start: TransferStart, dependencies: TransferDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    first = start.draft(for: dependencies.senders, id: dependencies.makeID(), locale: dependencies.locale)
    draft = (start == .draft ? dependencies.drafts.load() : nil) ?? first
  }

  /// Shows the first screen, and those after it up to where the draft was left.
  public func didStart() {
    let step = draft.step
    // Whatever was kept before belongs to another transfer.
    keepDraft()
    context.inOneMovement {
      showAmount()
      switch step {
      case .amount: break
      case .business: startBusiness()
      case .personalDetails: startProfile()
      case .recipient, .review, .receipt: goOn(to: step)
      }
    }
  }

  private func goOn(to step: TransferDraft.Step) {
    showRecipient()
    guard step != .recipient, draft.step == .recipient else { return }
    showReview(isResumed: true)
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
    // A screen that was asked for in the middle of a swipe back is not wanted any more.
    if let newest { context.dismiss(newest, animated: false) }
    draft.step = context.node.viewControllers.count > 1 ? .recipient : .amount
  }

  /// The bank has taken the transfer on, and the person knows: the draft has served its purpose.
  func didReadReceipt() {
    guard let transfer = draft.transfer, !isLeaving else { return }
    isLeaving = context.scope.perform { [drafts = dependencies.drafts] in
      await drafts.clear()
    } then: { [weak self] in
      self?.isLeaving = false
      self?.finish(.created(transfer))
    }
  }

  private func keepDraft() {
    // As it is by then: on the way back to the person's screen, a process that is killed must not lose their place.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}
