public import FlowKit

public enum TransferFlowResult: CancellableResult, Equatable {
  /// The progress that the flow reports before its result.
  public typealias Progress = TransferProgress

  /// The bank has created the transfer.
  case created(BankTransfer)
  /// The request was sent, and the bank's answer is not known yet; the app resumes it.
  case pending(TransferIntent.ID)
  /// Nothing was sent.
  case cancelled
}
