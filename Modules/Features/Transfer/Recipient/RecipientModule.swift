import FlowKit
import Money

/// Puts the screen for the recipient together.
@MainActor
enum RecipientModule {
  static func make(
    _ draft: RecipientDraft, from sender: Sender.ID, in currency: Currency, router: any RecipientRouter,
    scope: FlowScope, dependencies: TransferDependencies
  ) -> any ViewController {
    let interactor = RecipientInteractor(service: dependencies.service, sender: sender, currency: currency)
    let presenter = RecipientPresenter(draft, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeRecipient(presenter)
    presenter.view = view
    presenter.begin()
    return view
  }
}
