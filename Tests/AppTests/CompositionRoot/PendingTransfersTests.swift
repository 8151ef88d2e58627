import FlowKit
import FlowProgram
import FlowStorage
import FlowTesting
import Foundation
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowShell

struct PendingTransfersTests {
  private let database: SQLiteDatabase
  private let bank: SandboxTransferService
  private let intents: SQLiteIntentStore
  private let pending: PendingTransfers

  init() async throws {
    database = try await appSchema.open(.memory)
    bank = try await .forTests()
    intents = SQLiteIntentStore(in: database)
    let dispatcher = TransferDispatcher(
      service: bank, intents: intents,
      clock: TransferDeviceClock(clock: DeviceClock(startingAt: DeviceClock.journeyStart)))
    pending = PendingTransfers(in: database, dispatcher: dispatcher)
  }

  /// Catches a refusal that is reported only if the person was known to have left before.
  @Test func `reports a refused transfer until the person has read about it`() async throws {
    try await intents.begin(bank.hundredPounds(as: .first))
    let before = await pending.unsent()
    try await intents.abandon(.first, because: TransferRefusal(.insufficientFunds, "There is too little money."))

    let once = await pending.unsent()
    let again = await pending.unsent()
    await pending.forget([.first])

    #expect(before == [])
    #expect(
      once == [
        UnsentTransfer(id: .first, sentence: "100.00 GBP to Emmy Noether was not sent. There is too little money.")
      ])
    #expect(again == once)
    #expect(await pending.unsent() == [])
  }

  @Test func `resuming reports whether there was anything to resume`() async throws {
    let none = await pending.resumeAll(isAutomatic: true)
    try await intents.begin(bank.hundredPounds(as: .first))
    let one = await pending.resumeAll(isAutomatic: true)
    try await database.write { try $0.execute("ALTER TABLE intent RENAME TO hidden") }
    let unreadable = await pending.resumeAll(isAutomatic: true)

    #expect([none, one, unreadable] == [false, true, false])
  }

  /// Catches a transfer that was recorded as not sent, and is sent by the next look at it.
  @Test func `a transfer that is left without a confirmed record is not sent any more`() async throws {
    let intents = HesitantIntentStore(intents, failures: 2)
    let dispatcher = dispatcher(with: intents)
    let pending = PendingTransfers(in: database, dispatcher: dispatcher)
    let told = await dispatcher.send(try await bank.hundredPounds(as: .first))

    try await leave(.first, pending)

    #expect(told == .unknown(IntentStoreError.outcomeUnknown.sentence))
    #expect(await dispatcher.unconfirmedIntent(.first) == nil)
    #expect(await pending.unsent().map(\.id) == [.first])
    _ = await dispatcher.resumeTransfer(.first)
    #expect(try await bank.transfer(for: .first) == nil)
  }

  /// Catches an answer of a moment ago that is forgotten when the person leaves: the bank is asked at once again.
  @Test func `leaving forgets no answer about a recorded transfer`() async throws {
    let dispatcher = dispatcher(with: intents)
    let pending = PendingTransfers(in: database, dispatcher: dispatcher)
    try await intents.begin(bank.hundredPounds(as: .first))
    try bank.apply("bank is down")
    let unknown = await dispatcher.resumeTransfer(.first)
    try bank.apply("bank is up")

    try await leave(.first, pending)

    #expect(await dispatcher.resumeTransfer(.first, isAutomatic: true) == unknown)
    #expect(try await bank.transfer(for: .first) == nil)
  }

  /// Stores the end of a transfer that the person leaves.
  private func leave(_ id: TransferIntent.ID, _ pending: PendingTransfers) async throws {
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database)
    let end = pending.end(leaving: id, with: note.setting(nil))
    try await database.apply(try await end.changes?() ?? [])
    await end.didStore()
  }

  private func dispatcher(with intents: some IntentStore) -> TransferDispatcher {
    TransferDispatcher(
      service: bank, intents: intents,
      clock: TransferDeviceClock(clock: DeviceClock(startingAt: DeviceClock.journeyStart)),
      policy: RetryPolicy(attemptCount: 1))
  }

  /// Catches "was not sent", reported for a transfer that the bank has: the person leaves while its record is written
  /// once more, since the disk did not confirm the first time.
  @Test @MainActor func `a transfer that is left while it is being recorded is sent, and not reported as unsent`()
    async throws
  {
    let answer = TestAnswer<Void>()
    let dispatcher = TransferDispatcher(
      service: bank, intents: HesitantIntentStore(intents, answer: answer),
      clock: TransferDeviceClock(clock: DeviceClock(startingAt: DeviceClock.journeyStart)))
    let pending = PendingTransfers(in: database, dispatcher: dispatcher)
    let intent = try await bank.hundredPounds(as: .first)

    async let sent = dispatcher.send(intent)
    await answer.asked()
    async let left: Void = leave(.first, pending)
    for _ in 0..<100 { await nextTurn() }
    answer.give(())
    try await left

    #expect(await sent == .created(try #require(try await bank.transfer(for: .first))))
    #expect(await pending.unsent() == [])
  }
}

/// A store that does not confirm the first records, and confirms the next one when the test says so.
private actor HesitantIntentStore: IntentStore {
  private let store: SQLiteIntentStore
  private let answer: TestAnswer<Void>?
  private var failures: Int

  init(_ store: SQLiteIntentStore, failures: Int = 1, answer: TestAnswer<Void>? = nil) {
    self.store = store
    self.failures = failures
    self.answer = answer
  }

  func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    guard failures == 0 else {
      failures -= 1
      throw .outcomeUnknown
    }
    try await store.begin(intent)
    await answer?.value()
  }

  func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    try await store.close(id, with: transfer)
  }

  func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    try await store.abandon(id, because: refusal)
  }

  func markAsRead(_ ids: [TransferIntent.ID]) async throws(IntentStoreError) { try await store.markAsRead(ids) }

  func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] { try await store.openIntentIDs() }

  func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? {
    try await store.record(of: id)
  }
}
