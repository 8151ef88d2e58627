import FlowKit

/// How the receipt is left.
@MainActor
protocol ReceiptRouter: AnyObject {
  /// Something else is known of the transfer now.
  func didLearn(of transfer: BankTransfer)

  /// The person wants to call the transfer off; `onConfirmed` is called if they are sure.
  func didAskToCancel(onConfirmed: @escaping Completion)

  /// The person has seen enough.
  func didReadReceipt()
}

extension ReceiptRouter where Self: Flow {
  func didAskToCancel(onConfirmed: @escaping Completion) {
    // A tap while the flow is on its way off the screen asks nothing.
    guard context.isRunning else { return }
    let question = Alert(
      "Cancel this transfer?", choices: [.init("Yes", true, isDestructive: true)], cancel: .init("No", false))
    context.ask(question) { isSure in
      if isSure { onConfirmed() }
    }
  }
}

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
