import Transfer

/// The app's intent store with injected faults.
struct FaultyIntentStore: IntentStore {
  let store: any IntentStore
  let process: FaultyProcess
  let plan: FaultPlan

  @MainActor func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    try await ask(.begin) { () async throws(IntentStoreError) in try await store.begin(intent) }
  }

  @MainActor func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    try await ask(.close) { () async throws(IntentStoreError) in
      try await store.close(id, with: transfer)
      plan.didClose()
    }
  }

  @MainActor func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    try await ask(.abandon) { () async throws(IntentStoreError) in try await store.abandon(id, because: refusal) }
  }

  @MainActor func markAsRead(_ ids: [TransferIntent.ID]) async throws(IntentStoreError) {
    try await store.markAsRead(ids)
  }

  @MainActor func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] {
    try await ask(.openIntentIDs) { () async throws(IntentStoreError) in try await store.openIntentIDs() }
  }

  @MainActor func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? {
    try await ask(.record) { () async throws(IntentStoreError) in try await store.record(of: id) }
  }

  @MainActor private func ask<Answer>(
    _ call: InjectedFault.Call, _ work: () async throws(IntentStoreError) -> Answer
  ) async throws(IntentStoreError) -> Answer {
    try await process.ask(call, ifInjected: .unavailable, work)
  }
}
