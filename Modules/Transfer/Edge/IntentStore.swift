public import FlowKit

/// Stores intents, so that every transfer is completed even if the process is killed.
///
/// Each changing call is one transaction: when it returns, the change is durable; when it throws, it was not made, unless
/// the error is ``IntentStoreError/outcomeUnknown``. An intent that is not open is never changed again.
public protocol IntentStore: Sendable {
  /// Records an open intent. Its id must be new, and its quote unused, except by an abandoned intent.
  func begin(_ intent: TransferIntent) async throws(IntentStoreError)

  /// Stores the transfer, and closes its intent.
  func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError)

  /// Records that the bank has refused an intent, and releases its quote; home reports it until ``markAsRead(_:)``.
  func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError)

  /// Records that the person has read that these were not sent.
  func markAsRead(_ ids: [TransferIntent.ID]) async throws(IntentStoreError)

  /// Returns the ids of the intents whose outcome is not known yet, oldest first. Each record is read separately, so
  /// that an unreadable one does not block the others.
  func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID]

  /// Returns the number of unreadable intents, whose outcome can only be looked up at the bank.
  func unreadableCount() async throws(IntentStoreError) -> Int

  /// Returns the record of an intent, or nil if it was never recorded, or is one of the oldest that are settled.
  func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord?
}

extension IntentStore {
  /// Returns zero, for a store that cannot be damaged.
  public func unreadableCount() async throws(IntentStoreError) -> Int { 0 }
}

/// The reason why an intent could not be written or read.
public enum IntentStoreError: ReadableError {
  case unavailable
  /// The disk has not confirmed the change: this process does not see it, but the next launch may.
  case outcomeUnknown
  case idUsed
  case quoteUsed

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "This device cannot record the transfer right now, so nothing was sent. Try again."
    case .outcomeUnknown:
      "This device could not record the transfer, and does not know whether it did. It may still be sent, once."
    case .idUsed: "This transfer was confirmed before. Nothing more was sent."
    case .quoteUsed: "This price was used for another transfer, so nothing was sent. Check the new one and confirm."
    }
  }
}
