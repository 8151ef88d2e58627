import FlowKit
import Money
import Screens
import Validation

/// Shows what has become of a transfer, as far as the bank says.
@MainActor
public final class ReceiptPresenter {
  private let interactor: ReceiptInteractor
  private let scope: FlowScope
  private weak let router: (any ReceiptRouter)?
  private var transfer: BankTransfer
  private var problem: String?
  private var isAsking = false

  weak var view: (any ScreenView<ReceiptContent>)? {
    didSet { display() }
  }

  init(_ transfer: BankTransfer, interactor: ReceiptInteractor, scope: FlowScope, router: any ReceiptRouter) {
    self.transfer = transfer
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person wants to know what has happened since.
  public func didTapRefresh() {
    guard !isAsking else { return }
    problem = nil
    askForNews()
  }

  /// Some time has passed: what could be cancelled then may be on its way by now, which only the bank knows.
  public func didSeeTimePass() {
    if !isAsking, interactor.isOld(transfer) { askForNews() }
  }

  /// The person wants to call the transfer off, and is asked whether they are sure.
  public func didTapCancel() {
    guard canCancel else { return }
    router?.didAskToCancel { [weak self] in self?.cancel() }
  }

  private func cancel() {
    guard canCancel else { return }
    problem = nil
    ask { [interactor, id = transfer.id] () async throws(TransferServiceError) in try await interactor.cancel(id) }
  }

  /// The person has seen enough.
  public func didTapDone() {
    router?.didReadReceipt()
  }

  /// The bank has said something; it may have been said before, or be old.
  public func didHear(_ events: [TransferStatusEvent]) {
    for event in events { transfer.apply(event) }
    router?.didLearn(of: transfer)
    display()
  }

  private var canCancel: Bool { transfer.status.canBeCancelled && !isAsking }

  private func askForNews() {
    ask { [interactor, id = transfer.id] () async throws(TransferServiceError) in try await interactor.news(of: id) }
  }

  private func ask(_ question: @escaping @MainActor () async throws(TransferServiceError) -> [TransferStatusEvent]) {
    isAsking = scope.attempt(question) { [weak self] answer in self?.didGet(answer) }
    display()
  }

  private func didGet(_ answer: Result<[TransferStatusEvent], TransferServiceError>) {
    isAsking = false
    switch answer {
    case .success(let events): didHear(events)
    case .failure(let error):
      problem = error.sentence
      display()
      // The bank knows more than the screen shows.
      if case .refused(let refusal) = error, refusal.reason == .tooLateToCancel { askForNews() }
    }
  }

  private func display() {
    view?.display(
      ReceiptContent(
        status: transfer.status.label, since: transfer.latestEvent.occurredAt,
        source: transfer.quote.source.formatted(locale: interactor.locale),
        target: transfer.quote.target.formatted(locale: interactor.locale),
        fee: transfer.quote.fee.formatted(locale: interactor.locale),
        recipient: transfer.recipient.details.name.text, reference: transfer.reference?.text, problem: problem,
        canCancel: transfer.status.canBeCancelled, isAsking: isAsking))
  }
}
