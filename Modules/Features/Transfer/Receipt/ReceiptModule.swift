import FlowKit

/// Puts the receipt together.
@MainActor
enum ReceiptModule {
  static func make(
    _ transfer: BankTransfer, router: any ReceiptRouter, scope: FlowScope, dependencies: TransferDependencies
  ) -> any ViewController {
    let interactor = ReceiptInteractor(
      service: dependencies.service, clock: dependencies.clock, locale: dependencies.locale)
    let presenter = ReceiptPresenter(transfer, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeReceipt(presenter)
    presenter.view = view
    presenter.didSeeTimePass()
    return view
  }
}
