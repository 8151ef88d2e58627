import FlowKit

/// How the screen for the amount is left.
@MainActor
protocol AmountRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: AmountDraft)

  /// The person went on with a price; whether the bank knows enough about them was looked up.
  func didEnterAmount(isPersonKnown: Bool)

  /// The person wants to send as a business that the app does not know yet.
  func didAskForBusiness()
}

/// Puts the screen for the amount together.
@MainActor
enum AmountModule {
  /// - Returns: the screen, and what is told when another sender comes from outside it.
  static func make(
    _ draft: AmountDraft, router: any AmountRouter, scope: FlowScope, dependencies: TransferDependencies
  ) -> (view: any ViewController, presenter: AmountPresenter) {
    let interactor = AmountInteractor(
      service: dependencies.service, senders: dependencies.senders, profiles: dependencies.profiles,
      clock: dependencies.clock, locale: dependencies.locale)
    let desk = QuoteDesk(service: dependencies.service, scope: scope)
    let presenter = AmountPresenter(draft, interactor: interactor, desk: desk, scope: scope, router: router)
    let view = dependencies.screens.makeAmount(presenter)
    presenter.view = view
    presenter.begin()
    return (view, presenter)
  }
}
