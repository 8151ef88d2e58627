public import FlowKit

/// Shows the current status of an earlier transfer.
@MainActor
public final class ReceiptFlow: Flow {
  public let context: FlowContext<FlowOutcome<BankTransfer>>

  private let dependencies: TransferDependencies
  private var transfer: BankTransfer

  /// Creates a flow that shows this transfer.
  public init(presentation: FlowPresentation, transfer: BankTransfer, dependencies: TransferDependencies) {
    context = FlowContext(presentation)
    self.transfer = transfer
    self.dependencies = dependencies
  }

  public func didStart() {
    context.show(
      ReceiptModule.make(transfer, router: self, scope: context.scope, dependencies: dependencies))
  }
}

// MARK: - ReceiptRouter

extension ReceiptFlow: ReceiptRouter {
  public func didUpdate(_ transfer: BankTransfer) {
    self.transfer = transfer
  }

  public func didReadReceipt(onEnd: @escaping Completion) {
    finish(.completed(transfer))
    onEnd()
  }
}
