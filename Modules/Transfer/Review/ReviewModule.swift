public import FlowKit

@MainActor
public protocol ReviewRouter: AnyObject {
  func didEdit(_ draft: ReviewDraft)

  /// The transfer has become open, or is no longer open.
  func didChange(isOpen: Bool)

  /// The bank has created the transfer; a note is a sentence about input that was not sent, since the bank already had it.
  func didSend(_ transfer: BankTransfer, note: LocalizedText?)

  /// Performs an action when the person can see the screen: at once, unless something covers it.
  func performWhenSeen(_ action: @escaping Completion)

  /// The person has left while the bank's answer is not known.
  func didLeavePending()
}

@MainActor
public enum ReviewModule {
  /// Makes the screen; a resumed transfer may have been confirmed in an earlier launch.
  public static func make(
    _ draft: ReviewDraft, of order: TransferOrder, isResumed: Bool, router: any ReviewRouter, scope: FlowScope,
    dependencies: TransferDependencies
  ) -> any ViewController {
    let interactor = ReviewInteractor(
      dispatcher: dependencies.dispatcher, clock: dependencies.clock, makeID: dependencies.makeID)
    let presenter = ReviewPresenter(
      draft, of: order, isResumed: isResumed, interactor: interactor,
      quoteLoader: QuoteLoader(service: dependencies.service, scope: scope), scope: scope, router: router)
    let view = dependencies.screens.makeReview(presenter)
    presenter.view = view
    if isResumed { presenter.resume() } else { presenter.begin() }
    return view
  }
}
