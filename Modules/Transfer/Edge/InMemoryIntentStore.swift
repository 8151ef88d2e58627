/// An intent store in memory, for tests and previews.
public actor InMemoryIntentStore: IntentStore {
  /// All records, oldest first.
  public private(set) var records: [IntentRecord]

  public init(_ records: [IntentRecord] = []) {
    self.records = records
  }

  public func begin(_ intent: TransferIntent) throws(IntentStoreError) {
    guard record(of: intent.id) == nil else { throw .idUsed }
    guard !records.contains(where: { $0.intent.quote.id == intent.quote.id && !$0.isAbandoned }) else {
      throw .quoteUsed
    }
    records.append(IntentRecord(intent))
  }

  public func close(_ id: TransferIntent.ID, with transfer: BankTransfer) {
    end(id, as: .closed(transfer))
  }

  public func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) {
    end(id, as: .abandoned(refusal))
  }

  /// The transfers whose outcome the person has read.
  public private(set) var told: Set<TransferIntent.ID> = []

  public func markAsRead(_ ids: [TransferIntent.ID]) { told.formUnion(ids) }

  public func openIntentIDs() -> [TransferIntent.ID] {
    records.filter { $0.state == .open }.map(\.intent.id)
  }

  public func record(of id: TransferIntent.ID) -> IntentRecord? {
    records.first { $0.intent.id == id }
  }

  private func end(_ id: TransferIntent.ID, as state: IntentRecord.State) {
    guard let index = records.firstIndex(where: { $0.intent.id == id && $0.state == .open }) else { return }
    records[index].state = state
  }
}

extension IntentRecord {
  fileprivate var isAbandoned: Bool {
    switch state {
    case .open, .closed: false
    case .abandoned: true
    }
  }
}
