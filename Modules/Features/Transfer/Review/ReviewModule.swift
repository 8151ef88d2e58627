import FlowKit

/// How the screen on which a person checks everything is left.
@MainActor
protocol ReviewRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: ReviewDraft)

  /// The transfer was sent and nobody knows yet what the bank did, or that is over.
  func didChange(isOpen: Bool)

  /// The bank has taken the transfer on.
  func didSend(_ transfer: BankTransfer)

  /// The person went away while nobody knows yet what the bank did.
  func didLeave(pending id: TransferIntent.ID)
}

/// Puts the screen together on which a person checks everything.
@MainActor
enum ReviewModule {
  /// - Parameter isResumed: whether the transfer may have been confirmed before the app was killed.
  /// - Returns: the screen, and who knows whether it can be left as if nothing was sent.
  static func make(
    _ draft: ReviewDraft, of order: TransferOrder, isResumed: Bool, router: any ReviewRouter, scope: FlowScope,
    dependencies: TransferDependencies
  ) -> (view: any ViewController, presenter: ReviewPresenter) {
    let interactor = ReviewInteractor(
      dispatcher: dependencies.dispatcher, clock: dependencies.clock, locale: dependencies.locale,
      makeID: dependencies.makeID)
    let desk = QuoteDesk(service: dependencies.service, scope: scope)
    let presenter = ReviewPresenter(
      draft, of: order, interactor: interactor, desk: desk, scope: scope, router: router)
    let view = dependencies.screens.makeReview(presenter)
    presenter.view = view
    if isResumed { presenter.takeUp() } else { presenter.begin() }
    return (view, presenter)
  }
}
