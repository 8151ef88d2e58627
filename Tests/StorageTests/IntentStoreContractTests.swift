import Storage
import Testing
import Transfer

struct IntentStoreContractTests {
  @Test(arguments: StoreKind.allCases)
  func `holds no intent at first`(_ kind: StoreKind) async throws {
    let store = try await kind.makeIntentStore()

    #expect(try await store.openIntentIDs() == [])
    #expect(try await store.record(of: .number(1)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `an intent is open once it is begun`(_ kind: StoreKind) async throws {
    let store = try await kind.makeIntentStore()

    try await store.begin(.first)

    #expect(try await store.openIntentIDs() == [TransferIntent.first.id])
    #expect(try await store.record(of: .number(1)) == IntentRecord(.first))
  }

  /// Catches an order by id: the one begun first has the greatest.
  @Test(arguments: StoreKind.allCases)
  func `open intents come in the order in which they were begun`(_ kind: StoreKind) async throws {
    let store = try await kind.makeIntentStore()

    for intent in try [TransferIntent.third, .first, .second] { try await store.begin(intent) }

    #expect(
      try await store.openIntentIDs() == [TransferIntent.third.id, TransferIntent.first.id, TransferIntent.second.id])
  }

  @Test(arguments: StoreKind.allCases)
  func `closing keeps the transfer`(_ kind: StoreKind) async throws {
    let store = try await kind.makeIntentStore()
    let transfer = try BankTransfer.of(.first)
    try await store.begin(.first)
    try await store.begin(.second)

    try await store.close(.number(1), with: transfer)

    #expect(try await store.record(of: .number(1)) == IntentRecord(.first, state: .closed(transfer)))
    #expect(try await store.openIntentIDs() == [TransferIntent.second.id])
  }

  @Test(arguments: StoreKind.allCases, [TransferRefusal.insufficientFunds, .notFound])
  func `abandoning keeps the refusal`(_ kind: StoreKind, _ refusal: TransferRefusal) async throws {
    let store = try await kind.makeIntentStore()
    try await store.begin(.first)
    try await store.begin(.second)

    try await store.abandon(.number(1), because: refusal)

    #expect(try await store.record(of: .number(1)) == IntentRecord(.first, state: .abandoned(refusal)))
    #expect(try await store.openIntentIDs() == [TransferIntent.second.id])
  }
}

// MARK: - Used once

extension IntentStoreContractTests {
  /// Catches an error about the quote, whose sentence would ask the person to confirm a sent transfer again.
  @Test(arguments: StoreKind.allCases)
  func `beginning the same intent again fails as a used id, and changes nothing`(_ kind: StoreKind) async throws {
    let store = try await kind.makeIntentStore()
    try await store.begin(.first)

    await #expect(throws: IntentStoreError.idUsed) { try await store.begin(.first) }

    #expect(try await store.openIntentIDs() == [TransferIntent.first.id])
  }

  @Test(arguments: StoreKind.allCases, Ending.allCases)
  func `an id stays used, whatever the outcome of its intent`(_ kind: StoreKind, _ ending: Ending) async throws {
    let store = try await kind.makeIntentStore()
    try await store.begin(.first)
    try await ending.bring(to: .first, in: store)
    let record = try await store.record(of: .number(1))

    await #expect(throws: IntentStoreError.idUsed) { try await store.begin(.make(1, quote: 2)) }

    #expect(try await store.record(of: .number(1)) == record)
  }

  @Test(arguments: StoreKind.allCases, [Ending.none, .closed])
  func `a quote serves one intent`(_ kind: StoreKind, _ ending: Ending) async throws {
    let store = try await kind.makeIntentStore()
    try await store.begin(.first)
    try await ending.bring(to: .first, in: store)

    await #expect(throws: IntentStoreError.quoteUsed) { try await store.begin(.make(2, quote: 1)) }

    #expect(try await store.record(of: .number(2)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `an abandoned intent releases its quote for one other`(_ kind: StoreKind) async throws {
    let store = try await kind.makeIntentStore()
    let next = try TransferIntent.make(2, quote: 1)
    try await store.begin(.first)
    try await store.abandon(.number(1), because: .insufficientFunds)

    try await store.begin(next)

    #expect(try await store.openIntentIDs() == [next.id])
    await #expect(throws: IntentStoreError.quoteUsed) { try await store.begin(.make(3, quote: 1)) }
  }
}

// MARK: - Ended once

extension IntentStoreContractTests {
  @Test(arguments: StoreKind.allCases, [Ending.closed, .abandoned])
  func `an intent that has ended is never changed again`(_ kind: StoreKind, _ ending: Ending) async throws {
    let store = try await kind.makeIntentStore()
    try await store.begin(.first)
    try await ending.bring(to: .first, in: store)
    let record = try await store.record(of: .number(1))

    try await store.close(.number(1), with: .of(.first, status: .outgoingPaymentSent))
    try await store.abandon(.number(1), because: .notFound)

    #expect(try await store.record(of: .number(1)) == record)
  }

  @Test(arguments: StoreKind.allCases, Ending.allCases)
  func `ending an intent that was never begun creates none`(_ kind: StoreKind, _ ending: Ending) async throws {
    let store = try await kind.makeIntentStore()

    try await ending.bring(to: .first, in: store)

    #expect(try await store.record(of: .number(1)) == nil)
  }

  /// The states of an intent.
  enum Ending: CaseIterable {
    case none
    case closed
    case abandoned

    func bring(to intent: TransferIntent, in store: any IntentStore) async throws {
      switch self {
      case .none: break
      case .closed: try await store.close(intent.id, with: .of(intent))
      case .abandoned: try await store.abandon(intent.id, because: .insufficientFunds)
      }
    }
  }
}
