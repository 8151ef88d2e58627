/// The progress of the Transfer flow before its result.
public enum TransferProgress: Equatable, Sendable {
  /// The bank has created the transfer, and the receipt is shown.
  case created(BankTransfer)
}
