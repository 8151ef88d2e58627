public import FlowKit

/// Shows what has become of a transfer that was sent before, until the person has seen enough.
@MainActor
public final class ReceiptFlow: Flow {
  /// The flow's link to its caller.
  public let flowHandler = FlowHandler<FlowOutcome<BankTransfer>>()

  private let navigator: Navigator
  private let dependencies: TransferDependencies
  private var transfer: BankTransfer

  /// A flow for this transfer, as it was known last.
  public init(presentation: FlowPresentation, transfer: BankTransfer, dependencies: TransferDependencies) {
    navigator = Navigator(presentation, of: flowHandler)
    self.transfer = transfer
    self.dependencies = dependencies
  }

  /// Shows the receipt.
  public func didStart() {
    navigator.show(
      ReceiptModule.make(transfer, router: self, scope: navigator.scope, dependencies: dependencies))
  }
}

// MARK: - ReceiptRouter

extension ReceiptFlow: ReceiptRouter {
  func didLearn(of transfer: BankTransfer) {
    self.transfer = transfer
  }

  func didReadReceipt() {
    finish(.completed(transfer))
  }
}
