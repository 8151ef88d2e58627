import Storage
import Transfer

/// The transfers that the person left while nobody knew what the bank did, until they know it.
struct LeftTransfers: Sendable {
  private let ids: SQLiteDocument<[TransferIntent.ID]>
  private let intents: any IntentStore
  /// Those of earlier launches: nothing of them is underway any more.
  private let idsFromBefore: [TransferIntent.ID]

  init(ids: SQLiteDocument<[TransferIntent.ID]>, intents: any IntentStore) {
    self.ids = ids
    self.intents = intents
    idsFromBefore = ids.load() ?? []
  }

  /// The person has left a transfer.
  func add(_ id: TransferIntent.ID) async {
    await ids.keep((ids.load() ?? []) + [id])
  }

  /// Those of which it is known by now that they were not sent; home shows those that were.
  func unsent() async -> [UnsentTransfer] {
    var all: [UnsentTransfer] = []
    for id in ids.load() ?? [] {
      // What cannot be read now can be read later.
      if let unsent = try? await unsent(id) { all.append(unsent) }
    }
    return all
  }

  /// The person knows what has become of these.
  func forget(_ known: [TransferIntent.ID]) async {
    await ids.keep(ids.load()?.filter { !known.contains($0) })
  }

  private func unsent(_ id: TransferIntent.ID) async throws(IntentStoreError) -> UnsentTransfer? {
    guard let record = try await intents.record(of: id) else {
      return idsFromBefore.contains(id) ? UnsentTransfer(neverBegun: id) : nil
    }
    switch record.state {
    case .open: return nil
    case .closed:
      await forget([id])
      return nil
    case .abandoned(let refusal): return UnsentTransfer(record.intent, because: refusal)
    }
  }
}
