import Transfer

/// An intent store that fails the next calls with a name.
actor FailingIntentStore: IntentStore {
  let store: InMemoryIntentStore
  private var failures: [String: Int]
  /// Whether a failing call is executed nevertheless.
  private let isDone: Bool

  init(_ failures: [String: Int], records: [IntentRecord] = [], isDone: Bool = false) {
    store = InMemoryIntentStore(records)
    self.failures = failures
    self.isDone = isDone
  }

  func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    let fails = fails("begin")
    if !fails || isDone { try await store.begin(intent) }
    if fails { throw .unavailable }
  }

  func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    let fails = fails("close")
    if !fails || isDone { await store.close(id, with: transfer) }
    if fails { throw .unavailable }
  }

  func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    let fails = fails("abandon")
    if !fails || isDone { await store.abandon(id, because: refusal) }
    if fails { throw .unavailable }
  }

  func markAsRead(_ ids: [TransferIntent.ID]) async throws(IntentStoreError) {
    let fails = fails("tell")
    if !fails || isDone { await store.markAsRead(ids) }
    if fails { throw .unavailable }
  }

  func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] { await store.openIntentIDs() }

  func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? {
    if fails("record") { throw .unavailable }
    return await store.record(of: id)
  }

  private func fails(_ call: String) -> Bool {
    guard let count = failures[call], count > 0 else { return false }
    failures[call] = count - 1
    return true
  }
}
