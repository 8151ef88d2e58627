public import FlowKit

/// How the Transfer flow ends.
public enum TransferFlowResult: CancellableResult, Equatable {
  /// What the flow tells while its receipt is still to be read.
  public typealias Progress = TransferProgress

  /// The bank has taken the transfer on.
  case created(BankTransfer)
  /// It was sent, and nobody knows yet what the bank did; the app takes it up again.
  case pending(TransferIntent.ID)
  /// Nothing was sent.
  case cancelled
}
