public import FlowKit

/// Shows what has become of a transfer that was sent before, until the person has seen enough.
@MainActor
public final class ReceiptFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<FlowOutcome<BankTransfer>>

  private let dependencies: TransferDependencies
  private var transfer: BankTransfer

  /// A flow for this transfer, as it was known last.
  public init(presentation: FlowPresentation, transfer: BankTransfer, dependencies: TransferDependencies) {
    context = FlowContext(presentation)
    self.transfer = transfer
    self.dependencies = dependencies
  }

  /// Shows the receipt.
  public func didStart() {
    context.show(
      ReceiptModule.make(transfer, router: self, scope: context.scope, dependencies: dependencies))
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
