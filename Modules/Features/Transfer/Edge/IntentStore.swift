public import Validation

/// Where intents are written down, so that what was begun is brought to an end whatever becomes of the process.
///
/// Each call that changes something is one transaction: when it returns, it will not be lost; when it throws, most likely
/// nothing was changed, and ``record(of:)`` knows. An intent that is not open is never changed again.
public protocol IntentStore: Sendable {
  /// Writes an open intent down. Its id must be new, and its quote not that of another intent, unless that was abandoned.
  func begin(_ intent: TransferIntent) async throws(IntentStoreError)

  /// Keeps the transfer, and closes its intent.
  func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError)

  /// Notes that the bank has refused an intent, and gives its quote free.
  func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError)

  /// The intents of which nobody knows yet what the bank did, the oldest first; each is read by itself, so that one that
  /// cannot be read does not stand in the way of the others.
  func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID]

  /// How many intents cannot be read any more: nobody but the bank knows what has become of them.
  func unreadableCount() async throws(IntentStoreError) -> Int

  /// What has become of an intent; nil if it was never begun.
  func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord?
}

extension IntentStore {
  /// None, where nothing can be damaged.
  public func unreadableCount() async throws(IntentStoreError) -> Int { 0 }
}

/// Why an intent could not be written or read.
public enum IntentStoreError: ReadableError {
  case unavailable
  case idUsed
  case quoteUsed

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "This device cannot note the transfer just now, so nothing was sent. Try again."
    case .idUsed: "This transfer was confirmed before. Nothing more was sent."
    case .quoteUsed: "This price was used for another transfer, so nothing was sent. Check the new one and confirm."
    }
  }
}
