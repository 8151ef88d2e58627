import Transfer

/// An intent store that is unavailable.
struct UnreadableIntentStore: IntentStore {
  func begin(_ intent: TransferIntent) async throws(IntentStoreError) { throw .unavailable }
  func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) { throw .unavailable }
  func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    throw .unavailable
  }
  func markAsRead(_ ids: [TransferIntent.ID]) async throws(IntentStoreError) { throw .unavailable }
  func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] { throw .unavailable }
  func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? { throw .unavailable }
}
