import FlowScreens
import Transfer

/// The bank with injected faults.
@MainActor
final class FaultyBank: TransferService {
  private let bank: ScriptedBank
  private let process: FaultyProcess

  init(_ bank: ScriptedBank, in process: FaultyProcess) {
    (self.bank, self.process) = (bank, process)
  }

  @MainActor func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try call("create") { try bank.create(request) }
  }

  @MainActor func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try call("look up") { bank.transfers.first { $0.customerTransactionID == id } }
  }

  private func call<Value>(_ name: String, _ work: () throws -> Value) throws(TransferServiceError) -> Value {
    do { return try process.call(name, work) } catch {
      guard let injected = error as? FaultyProcess.FaultError else {
        throw error as? TransferServiceError ?? .unknown(.unreadableReply)
      }
      throw injected.kind == .isRefused ? .refused(.forbidden) : .unknown(.connectionLost)
    }
  }
}

/// The intents on a disk that outlives processes.
@MainActor
final class IntentDisk {
  var records: [IntentRecord] = []
}

/// The intent store with injected faults.
@MainActor
final class FaultyIntentStore: IntentStore {
  private let disk: IntentDisk
  private let process: FaultyProcess

  init(_ disk: IntentDisk, in process: FaultyProcess) {
    (self.disk, self.process) = (disk, process)
  }

  @MainActor func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    try call("begin") {
      if disk.records.contains(where: { $0.intent.id == intent.id }) { throw IntentStoreError.idUsed }
      let isQuoteUsed = disk.records.contains { record in
        if case .abandoned = record.state { return false }
        return record.intent.quote.id == intent.quote.id
      }
      if isQuoteUsed { throw IntentStoreError.quoteUsed }
      disk.records.append(IntentRecord(intent))
    }
  }

  @MainActor func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    try call("close") { end(id, as: .closed(transfer)) }
  }

  @MainActor func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    try call("abandon") { end(id, as: .abandoned(refusal)) }
  }

  func markAsRead(_ ids: [TransferIntent.ID]) async {}

  @MainActor func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] {
    try call("open intents") { disk.records.filter { $0.state == .open }.map(\.intent.id) }
  }

  @MainActor func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? {
    try call("record") { disk.records.first { $0.intent.id == id } }
  }

  private func end(_ id: TransferIntent.ID, as state: IntentRecord.State) {
    for index in disk.records.indices
    where disk.records[index].intent.id == id && disk.records[index].state == .open {
      disk.records[index].state = state
    }
  }

  private func call<Value>(_ name: String, _ work: () throws -> Value) throws(IntentStoreError) -> Value {
    do { return try process.call(name, work) } catch { throw error as? IntentStoreError ?? .unavailable }
  }
}
