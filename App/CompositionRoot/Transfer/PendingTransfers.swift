import Database
import Documents
import Transfer

/// The transfers that the person left while they were pending.
struct PendingTransfers: Sendable {
  private let ids: SQLiteDocument<[TransferIntent.ID]>
  private let intents: any IntentStore
  private let bank: any TransferService
  private let leave: @Sendable (StoredChange) async throws -> Void
  /// The ids from earlier launches, which no task is sending any more.
  private let idsAtLaunch: [TransferIntent.ID]

  /// - Parameter leave: Makes this change, and clears the transfer's entry, in one transaction.
  init(
    ids: SQLiteDocument<[TransferIntent.ID]>, intents: any IntentStore, bank: any TransferService,
    leave: @escaping @Sendable (StoredChange) async throws -> Void
  ) {
    self.ids = ids
    self.intents = intents
    self.bank = bank
    self.leave = leave
    idsAtLaunch = ids.load() ?? []
  }

  /// Resumes all pending transfers; home shows an error if their records cannot be read.
  /// - Returns: Whether there were any.
  func resumeAll(with dispatcher: TransferDispatcher) async -> Bool {
    do { return try await dispatcher.resumePendingTransfers() > 0 } catch { return false }
  }

  /// Adds a transfer that the person has left.
  func add(_ id: TransferIntent.ID) async {
    do {
      try await leave(ids.changing { ($0 ?? []) + [id] })
    } catch {
      // Keeps it in memory; the next launch resumes the transfer itself.
      await ids.set((ids.load() ?? []) + [id])
    }
  }

  /// Returns the transfers that were not sent; home shows those that were.
  func unsent() async -> [UnsentTransfer] {
    var all: [UnsentTransfer] = []
    for id in ids.load() ?? [] {
      do {
        if let unsent = try await unsent(id) { all.append(unsent) }
      } catch {
        // Tries again later; home shows the error.
      }
    }
    return all
  }

  /// Removes transfers whose outcome the person knows.
  func forget(_ known: [TransferIntent.ID]) async {
    await ids.set(ids.load()?.filter { !known.contains($0) })
  }

  private func unsent(_ id: TransferIntent.ID) async throws -> UnsentTransfer? {
    switch try await intents.record(of: id)?.state {
    case .open: return nil
    case .closed:
      await forget([id])
      return nil
    case .abandoned(let refusal):
      return try await intents.record(of: id).map { UnsentTransfer($0.intent, because: refusal) }
    case nil: return try await unrecorded(id)
    }
  }

  /// Asks the bank about a transfer that has no record on this device.
  private func unrecorded(_ id: TransferIntent.ID) async throws -> UnsentTransfer? {
    guard idsAtLaunch.contains(id) else { return nil }
    guard try await bank.transfer(for: id) != nil else { return UnsentTransfer(unrecorded: id) }
    await forget([id])
    return nil
  }
}
