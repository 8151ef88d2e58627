import FlowKit
import FlowScreens
import Money

/// Shows the status of a transfer, and cancels it.
@MainActor
public final class ReceiptPresenter {
  private let interactor: ReceiptInteractor
  private let request: LatestRequest
  private weak let router: (any ReceiptRouter)?
  private var transfer: BankTransfer
  private let note: LocalizedText?
  private var problem: LocalizedText?
  private var isAsking: Bool { request.isInProgress }
  private var isFinishing = false

  weak var view: (any ScreenView<ReceiptContent>)? {
    didSet { display() }
  }

  init(
    _ transfer: BankTransfer, note: LocalizedText? = nil, interactor: ReceiptInteractor, scope: FlowScope,
    router: any ReceiptRouter
  ) {
    self.transfer = transfer
    self.note = note
    self.interactor = interactor
    request = LatestRequest(in: scope)
    self.router = router
  }

  public func didTapRefresh() {
    guard !isAsking else { return }
    problem = nil
    loadEvents()
  }

  /// Time has passed: reloads the status, since the transfer may no longer be cancellable.
  public func timeDidPass() {
    if !isAsking, interactor.isOutdated(transfer) { loadEvents() }
  }

  /// The person wants to cancel the transfer, and is asked to confirm.
  public func didTapCancel() {
    guard canCancel else { return }
    router?.didAskToCancel { [weak self] in self?.cancel() }
  }

  private func cancel() {
    guard canCancel else { return }
    problem = nil
    ask { [interactor, id = transfer.id] () async throws(TransferServiceError) in try await interactor.cancel(id) }
  }

  public func didTapDone() {
    guard !isFinishing else { return }
    isFinishing = true
    display()
    router?.didReadReceipt { [weak self] in
      self?.isFinishing = false
      self?.display()
    }
  }

  /// The bank has sent events, possibly repeated or outdated.
  public func didReceive(_ events: [TransferStatusEvent]) {
    for event in events { transfer.apply(event) }
    router?.didUpdate(transfer)
    display()
  }

  private var canCancel: Bool { transfer.status.canBeCancelled && !isAsking }

  private func loadEvents() {
    ask { [interactor, id = transfer.id] () async throws(TransferServiceError) in try await interactor.events(of: id) }
  }

  private func ask(_ work: @escaping @MainActor () async throws(TransferServiceError) -> [TransferStatusEvent]) {
    request.perform(work, onLapse: { [weak self] in self?.display() }) { [weak self] in self?.didReceive($0) }
    display()
  }

  private func didReceive(_ answer: Result<[TransferStatusEvent], TransferServiceError>) {
    switch answer {
    case .success(let events): didReceive(events)
    case .failure(let error):
      problem = error.sentence
      display()
      // The screen is outdated.
      if case .refused(let refusal) = error, refusal.reason == .tooLateToCancel { loadEvents() }
    }
  }

  private func display() {
    view?.display(
      ReceiptContent(
        status: transfer.status.label, since: transfer.latestEvent.occurredAt,
        source: transfer.quote.source,
        target: transfer.quote.target,
        fee: transfer.quote.fee,
        recipient: transfer.recipient.details.name.text, reference: transfer.reference?.text, note: note,
        problem: problem,
        canCancel: transfer.status.canBeCancelled, isAsking: isAsking, canFinish: !isFinishing))
  }
}
