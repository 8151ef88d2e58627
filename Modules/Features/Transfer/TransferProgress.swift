/// How far the Transfer flow has come before it ends.
public enum TransferProgress: Equatable, Sendable {
  /// The bank has taken the transfer on, and the person is shown the receipt.
  case created(BankTransfer)
}
