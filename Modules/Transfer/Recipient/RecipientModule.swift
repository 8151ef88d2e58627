public import FlowKit
public import Money

@MainActor
public protocol RecipientRouter: AnyObject {
  func didEdit(_ draft: RecipientDraft)

  /// The person has continued with a recipient whom the bank knows.
  func didChoose(_ recipient: Recipient)
}

@MainActor
public enum RecipientModule {
  public static func make(
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
