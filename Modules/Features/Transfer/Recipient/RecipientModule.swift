import FlowKit
import Money

/// How the screen for the recipient is left.
@MainActor
protocol RecipientRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: RecipientDraft)

  /// The person went on with a recipient whom the bank knows.
  func didChoose(_ recipient: Recipient)
}

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
