/// What is known, for now, of money that was to be sent.
public enum SendingOutcome: Equatable, Sendable {
  /// The bank has taken it on.
  case created(BankTransfer)
  /// The bank has refused: nothing was sent, and nothing will be under this id.
  case refused(TransferRefusal)
  /// It could not be noted, and so was not sent.
  case notBegun(IntentStoreError)
  /// Nobody knows whether the bank has done it; it will be taken up again. Never to be shown as failed.
  case unknown(String)
}
