import Database
import Documents
import Transfer

/// The transfers that the person left while nobody knew what the bank did, until they know it.
struct LeftTransfers: Sendable {
  private let ids: SQLiteDocument<[TransferIntent.ID]>
  private let intents: any IntentStore
  private let bank: any TransferService
  private let leave: @Sendable (StoredChange) async throws -> Void
  /// Those of earlier launches: nothing of them is underway any more.
  private let idsFromBefore: [TransferIntent.ID]

  /// - Parameter leave: Stores this change, and that the person is at home again, as one.
  init(
    ids: SQLiteDocument<[TransferIntent.ID]>, intents: any IntentStore, bank: any TransferService,
    leave: @escaping @Sendable (StoredChange) async throws -> Void
  ) {
    self.ids = ids
    self.intents = intents
    self.bank = bank
    self.leave = leave
    idsFromBefore = ids.load() ?? []
  }

  /// Asks the bank again for what it has not answered; home says it when this device cannot read what that is.
  func takeUp(with dispatcher: TransferDispatcher) async {
    do { try await dispatcher.resume() } catch {}
  }

  /// The person has left a transfer.
  func add(_ id: TransferIntent.ID) async {
    do {
      try await leave(ids.changing { ($0 ?? []) + [id] })
    } catch {
      // Until the next launch it is known all the same; then the transfer itself is gone on with.
      await ids.keep((ids.load() ?? []) + [id])
    }
  }

  /// Those of which it is known by now that they were not sent; home shows those that were.
  func unsent() async -> [UnsentTransfer] {
    var all: [UnsentTransfer] = []
    for id in ids.load() ?? [] {
      do {
        if let unsent = try await unsent(id) { all.append(unsent) }
      } catch {
        // What cannot be read, or asked, now can be later; home says so.
      }
    }
    return all
  }

  /// The person knows what has become of these.
  func forget(_ known: [TransferIntent.ID]) async {
    await ids.keep(ids.load()?.filter { !known.contains($0) })
  }

  private func unsent(_ id: TransferIntent.ID) async throws -> UnsentTransfer? {
    switch try await intents.record(of: id)?.state {
    case .open: return nil
    case .closed:
      await forget([id])
      return nil
    case .abandoned(let refusal):
      return try await intents.record(of: id).map { UnsentTransfer($0.intent, because: refusal) }
    case nil: return try await neverBegun(id)
    }
  }

  /// That this device has no note of it does not say that the bank has none.
  private func neverBegun(_ id: TransferIntent.ID) async throws -> UnsentTransfer? {
    guard idsFromBefore.contains(id) else { return nil }
    guard try await bank.transfer(for: id) != nil else { return UnsentTransfer(neverBegun: id) }
    await forget([id])
    return nil
  }
}
