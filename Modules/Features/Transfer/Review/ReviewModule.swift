import FlowKit

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
