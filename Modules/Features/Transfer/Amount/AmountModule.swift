import FlowKit

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
