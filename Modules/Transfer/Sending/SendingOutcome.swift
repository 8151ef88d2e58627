public import FlowKit

/// The outcome of sending an intent, as far as it is known.
public enum SendingOutcome: Equatable, Sendable {
  /// The bank has created it.
  case created(BankTransfer)
  /// The bank has refused: no money is sent under this id.
  case refused(TransferRefusal)
  /// The intent is definitely not recorded, and was not sent.
  case notRecorded(IntentStoreError)
  /// The bank's answer, or whether the intent is recorded, is unknown; it will be resumed. Never show it as failed.
  case unknown(LocalizedText)
}
