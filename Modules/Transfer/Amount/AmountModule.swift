public import FlowKit

@MainActor
public protocol AmountRouter: AnyObject {
  func didEdit(_ draft: AmountDraft)

  /// The person has continued with a price.
  func didEnterAmount(hasProfile: Bool)

  /// The person wants to open a business and send on its behalf.
  func didAskForBusiness()
}

@MainActor
public enum AmountModule {
  /// - Returns: the screen, and its presenter.
  public static func make(
    _ draft: AmountDraft, router: any AmountRouter, scope: FlowScope, dependencies: TransferDependencies
  ) -> (view: any ViewController, presenter: AmountPresenter) {
    let interactor = AmountInteractor(
      service: dependencies.service, profiles: dependencies.profiles, clock: dependencies.clock,
      locale: dependencies.locale)
    let presenter = AmountPresenter(
      draft, interactor: interactor, senders: dependencies.senders,
      quoteLoader: QuoteLoader(service: dependencies.service, scope: scope), scope: scope, router: router)
    let view = dependencies.screens.makeAmount(presenter)
    presenter.view = view
    presenter.begin()
    return (view, presenter)
  }
}
