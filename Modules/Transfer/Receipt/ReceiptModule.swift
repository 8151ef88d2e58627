public import FlowKit

@MainActor
public protocol ReceiptRouter: AnyObject {
  func didUpdate(_ transfer: BankTransfer)

  /// The person wants to cancel the transfer; `onConfirmed` is called when they confirm.
  func didAskToCancel(onConfirmed: @escaping Completion)

  /// The person has finished; `onEnd` is called when the end is stored, or the flow does not end.
  func didReadReceipt(onEnd: @escaping Completion)
}

extension ReceiptRouter where Self: Flow {
  /// Asks the person in an alert.
  public func didAskToCancel(onConfirmed: @escaping Completion) {
    // Ignore a tap while the flow is being dismissed.
    guard context.isRunning else { return }
    let question = Alert(
      "Cancel this transfer?", choices: [.init("Yes", true, isDestructive: true)], cancel: .init("No", false))
    context.ask(question) { isSure in
      if isSure { onConfirmed() }
    }
  }
}

@MainActor
public enum ReceiptModule {
  /// Makes the screen; a note is a sentence that is shown with the transfer.
  public static func make(
    _ transfer: BankTransfer, note: LocalizedText? = nil, router: any ReceiptRouter, scope: FlowScope,
    dependencies: TransferDependencies
  ) -> any ViewController {
    let interactor = ReceiptInteractor(
      service: dependencies.service, clock: dependencies.clock)
    let presenter = ReceiptPresenter(transfer, note: note, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeReceipt(presenter)
    presenter.view = view
    presenter.timeDidPass()
    return view
  }
}
