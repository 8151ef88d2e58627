import BankConformance
import FlowScreens
import FlowTesting
import Foundation
import Testing
import Transfer

/// A failed write of the intent whose outcome is not known: a launch after a kill may find it on the disk.
@MainActor
struct UncertainRecordTests {
  private let clock: TestClock
  private let bank: ScriptedBank
  private let intent: TransferIntent

  init() async throws {
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    bank.people = [try .emmy]
    intent = try await TransferIntent(1, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
  }

  /// Catches a sentence that denies the sending, after which the next launch sends it.
  @Test(arguments: 1...3)
  func `is not reported as unsent if the next launch would send it`(failures: Int) async throws {
    let disk = UncertainDisk(failures: failures)
    let first = TransferDispatcher(service: bank, intents: disk, clock: clock)

    let told = await first.send(intent)
    let sentWhenTold = bank.transfers.count
    await disk.kill()
    try await TransferDispatcher(service: bank, intents: disk, clock: clock).resumePendingTransfers()

    if case .notRecorded = told {
      #expect(bank.transfers.count == sentWhenTold, "\(told) was told, and then it was sent")
    }
  }

  @Test func `one failed write is made again, and the transfer is sent`() async throws {
    let dispatcher = TransferDispatcher(service: bank, intents: UncertainDisk(failures: 1), clock: clock)

    #expect(await dispatcher.send(intent) == .created(try #require(bank.transfers.first)))
    #expect(await dispatcher.unconfirmedIntent(intent.id) == nil)
  }

  @Test func `reports an unknown record, sends nothing, and settles it under the same id`() async throws {
    let dispatcher = TransferDispatcher(service: bank, intents: UncertainDisk(failures: 4), clock: clock)

    let told = await dispatcher.send(intent)
    let checked = await dispatcher.resumeTransfer(intent.id)
    let requestCount = bank.requests.count
    let settled = await dispatcher.resumeTransfer(intent.id)

    #expect([told, checked] == Array(repeating: .unknown(IntentStoreError.outcomeUnknown.sentence), count: 2))
    #expect(requestCount == 0)
    #expect(settled == .created(try #require(bank.transfers.first)))
  }

  /// Catches one that is called unknown although the record is there, which another process has found.
  @Test func `a record that turns out to exist counts`() async throws {
    let dispatcher = TransferDispatcher(service: bank, intents: UncertainDisk(failures: 1, isSeen: true), clock: clock)

    #expect(await dispatcher.send(intent) == .created(try #require(bank.transfers.first)))
    #expect(await dispatcher.unconfirmedIntent(intent.id) == nil)
  }

  /// Catches a transfer that was given up, and is sent by the next look at it.
  @Test func `a transfer that was recorded as not sent is not sent any more`() async throws {
    let disk = UncertainDisk(failures: 2)
    let dispatcher = TransferDispatcher(service: bank, intents: disk, clock: clock)
    _ = await dispatcher.send(intent)
    await disk.kill()
    await disk.abandon(intent.id, because: .poor)

    await dispatcher.didAbandon(intent.id)
    let unconfirmed = await dispatcher.unconfirmedIntent(intent.id)
    let outcome = await dispatcher.resumeTransfer(intent.id)

    #expect(unconfirmed == nil)
    #expect(outcome == .refused(.poor))
    #expect(bank.requests.isEmpty)
  }

  /// Catches an unknown outcome that is reported for a transfer that was given up.
  @Test func `a transfer that was recorded as not sent is not unknown any more`() async throws {
    let disk = UncertainDisk(failures: 4)
    let dispatcher = TransferDispatcher(service: bank, intents: disk, clock: clock)
    _ = await dispatcher.send(intent)
    let unknown = await dispatcher.resumeTransfer(intent.id)
    await disk.kill()
    await disk.abandon(intent.id, because: .poor)

    await dispatcher.didAbandon(intent.id)

    #expect(unknown == .unknown(IntentStoreError.outcomeUnknown.sentence))
    #expect(await dispatcher.resumeTransfer(intent.id, isAutomatic: true) == .refused(.poor))
  }

  /// Catches a transfer that is recorded as not sent while it is being sent: the person leaves during the second write.
  @Test(arguments: [0, 1])
  func `a transfer that is being recorded is not given up before the outcome is known`(failures: Int) async throws {
    let answer = TestAnswer<Void>()
    let disk = UncertainDisk(failures: failures, answer: answer)
    let dispatcher = TransferDispatcher(service: bank, intents: disk, clock: clock)

    async let told = dispatcher.send(intent)
    await answer.asked()
    async let unconfirmed = dispatcher.unconfirmedIntent(intent.id)
    for _ in 0..<100 { await nextTurn() }
    answer.give(())

    #expect(await unconfirmed == nil)
    #expect(await told == .created(try #require(bank.transfers.first)))
  }

  /// Catches a person who cannot leave while the bank does not answer: only the recording is waited for.
  @Test func `a recorded transfer that the bank has not answered is not waited for`() async throws {
    let dispatcher = TransferDispatcher(service: bank, intents: UncertainDisk(failures: 0), clock: clock)
    let answer = TestAnswer<Void>()
    bank.transferAnswer = answer
    let sending = Task { await dispatcher.send(intent) }
    await answer.asked()

    var isKnown = false
    let asking = Task {
      _ = await dispatcher.unconfirmedIntent(intent.id)
      isKnown = true
    }
    await nextTurns { isKnown }
    let wasKnown = isKnown
    answer.give(())

    #expect(wasKnown)
    #expect(await sending.value == .created(try #require(bank.transfers.first)))
    await asking.value
  }
}

/// Intents on a disk whose next writes reach it, and are reported as failed: this process does not see them, the next does.
actor UncertainDisk: IntentStore {
  private var store = InMemoryIntentStore()
  private var ghost: TransferIntent?
  private var failures: Int

  /// Whether another process has found the record on the disk.
  private let isSeen: Bool
  /// Delays the first write that does not fail.
  private let answer: TestAnswer<Void>?

  init(failures: Int, isSeen: Bool = false, answer: TestAnswer<Void>? = nil) {
    self.failures = failures
    self.isSeen = isSeen
    self.answer = answer
  }

  /// The process ends: a record that has reached the disk is there.
  func kill() async {
    if let ghost { try? await store.begin(ghost) }
    ghost = nil
    failures = 0
  }

  func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    guard failures == 0 else {
      failures -= 1
      ghost = intent
      if isSeen { try await store.begin(intent) }
      throw .outcomeUnknown
    }
    await answer?.value()
    ghost = nil
    try await store.begin(intent)
  }

  func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async { await store.close(id, with: transfer) }
  func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async {
    await store.abandon(id, because: refusal)
  }
  func markAsRead(_ ids: [TransferIntent.ID]) async { await store.markAsRead(ids) }
  func openIntentIDs() async -> [TransferIntent.ID] { await store.openIntentIDs() }
  func record(of id: TransferIntent.ID) async -> IntentRecord? { await store.record(of: id) }
}
