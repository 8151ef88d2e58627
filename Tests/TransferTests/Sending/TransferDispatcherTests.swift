import BankConformance
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Transfer

@MainActor
struct TransferDispatcherTests {
  private let clock: TestClock
  private let bank: ScriptedBank
  private let store = InMemoryIntentStore()
  private let dispatcher: TransferDispatcher
  private let intent: TransferIntent

  init() async throws {
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    bank.people = [try .emmy]
    dispatcher = TransferDispatcher(service: bank, intents: store, clock: clock)
    intent = try await TransferIntent(1, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
  }

  @Test func `closes the intent with the transfer`() async throws {
    let outcome = await dispatcher.send(intent)

    let transfer = try #require(bank.transfers.first)
    #expect(outcome == .created(transfer))
    #expect(await store.records == [IntentRecord(intent, state: .closed(transfer))])
  }

  @Test func `sends the identical request again while the outcome is not known`() async throws {
    bank.failures["create"] = [
      .unknown(.timedOut), .unknown(.serverError(.badGateway)), .unknown(.unreadableReply),
    ]

    let outcome = await dispatcher.send(intent)

    #expect(outcome == .created(try #require(bank.transfers.first)))
    #expect(bank.requests.count == 4)
    #expect(Set(try bank.requests.map { try $0.body() }).count == 1)
    #expect(clock.waits == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test func `waits as long as the bank asks for`() async {
    bank.failures["create"] = [.unknown(.tooManyRequests(retryAfter: .seconds(30)))]

    _ = await dispatcher.send(intent)

    #expect(clock.waits == [.seconds(30)])
  }

  @Test func `sends no request before the time that the bank has named, and leaves the intent open`() async {
    bank.failures["create"] = [.unknown(.tooManyRequests(retryAfter: .seconds(600)))]

    let first = await dispatcher.send(intent)
    let early = await dispatcher.resumeTransfer(intent.id)
    let requestCount = bank.requests.count
    clock.advance(by: .seconds(600))
    let late = await dispatcher.resumeTransfer(intent.id)

    #expect(first == .unknown(UnknownOutcome.tooManyRequests(retryAfter: nil).sentence))
    #expect(early != late)
    #expect(requestCount == 1)
    #expect(late == bank.transfers.first.map { .created($0) })
  }

  @Test func `gives up for now after five attempts, and never reports a failure`() async {
    bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)

    let outcome = await dispatcher.send(intent)

    #expect(outcome == .unknown(UnknownOutcome.connectionLost.sentence))
    #expect(await store.openIntentIDs() == [intent.id])
    #expect(bank.requests.count == 5)
  }

  // Catches a 401 that closes the intent, and one that is repeated until nobody wants to sign in any more.
  @Test func `a sign-in that is needed leaves the intent open, and is asked for once`() async {
    bank.failures["create"] = [.unknown(.signInNeeded)]

    let outcome = await dispatcher.send(intent)
    let requestCount = bank.requests.count
    let later = await dispatcher.resumeTransfer(intent.id)

    #expect(outcome == .unknown(UnknownOutcome.signInNeeded.sentence))
    #expect(requestCount == 1)
    #expect(later == bank.transfers.first.map { .created($0) })
    #expect(bank.transfers.count == 1)
  }

  @Test func `a refusal abandons the intent`() async {
    bank.failures["create"] = [.refused(.poor)]

    let outcome = await dispatcher.send(intent)

    #expect(outcome == .refused(.poor))
    #expect(await store.records == [IntentRecord(intent, state: .abandoned(.poor))])
    #expect(!bank.calls.contains("look up"))
  }

  @Test func `a refusal after an attempt with an unknown outcome is verified with the bank`() async throws {
    let transfer = try bank.create(intent.request)
    bank.failures["create"] = [.unknown(.timedOut), .refused(.forbidden)]

    let outcome = await dispatcher.send(intent)

    #expect(outcome == .created(transfer))
    #expect(bank.calls.contains("look up"))
  }

  @Test func `shares one task between two calls`() async {
    let answer = TestAnswer<Void>()
    bank.transferAnswer = answer

    async let first = dispatcher.send(intent)
    async let second = dispatcher.send(intent)
    await answer.asked()
    answer.give(())
    let outcomes = await [first, second]

    #expect(outcomes[0] == outcomes[1])
    #expect(bank.requests.count == 1)
  }

  @Test func `resumes open intents at launch, even with an expired price`() async throws {
    try await store.begin(intent)
    let other = try await TransferIntent(2, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
    try await store.begin(other)
    let transfer = try bank.create(intent.request)
    clock.advance(by: .seconds(1800))

    try await dispatcher.resumePendingTransfers()

    #expect(await store.openIntentIDs().isEmpty)
    #expect(await dispatcher.resumeTransfer(intent.id) == .created(transfer))
    #expect(await dispatcher.resumeTransfer(other.id) == .refused(.expired))
    #expect(bank.transfers.count == 1)
  }

  /// Catches a journey that ends 15 seconds later if the restored review asks after the launch and not with it.
  @Test func `an unknown outcome is looked up once by itself, and at each request of the person`() async throws {
    try await store.begin(intent)
    bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)

    try await dispatcher.resumePendingTransfers(isAutomatic: true)
    let review = await dispatcher.resumeTransfer(intent.id, isAutomatic: true)
    let requestCount = bank.requests.count
    let person = await dispatcher.resumeTransfer(intent.id)
    let next = await dispatcher.resumeTransfer(intent.id, isAutomatic: true)

    #expect(review == .unknown(UnknownOutcome.connectionLost.sentence))
    #expect(requestCount == 5)
    #expect(person == .created(try #require(bank.transfers.first)))
    #expect(next == person)
  }

  @Test func `an unknown outcome is asked about again after a minute`() async throws {
    try await store.begin(intent)
    bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)
    try await dispatcher.resumePendingTransfers(isAutomatic: true)
    clock.advance(by: .seconds(60))

    let outcome = await dispatcher.resumeTransfer(intent.id, isAutomatic: true)

    #expect(outcome == .created(try #require(bank.transfers.first)))
  }

  /// Catches "nobody knows" about a transfer that the person has sent since.
  @Test func `an unknown outcome is forgotten when the person sends`() async throws {
    bank.failures["look up"] = [.unknown(.connectionLost)]
    let unknown = await dispatcher.resumeTransfer(intent.id, isAutomatic: true)

    let sent = await dispatcher.send(intent)

    #expect(unknown == .unknown(UnknownOutcome.connectionLost.sentence))
    #expect(sent == .created(try #require(bank.transfers.first)))
    #expect(await dispatcher.resumeTransfer(intent.id, isAutomatic: true) == sent)
  }

  @Test func `throws if open intents cannot be read`() async throws {
    let process = FaultyProcess([InjectedFault(call: 0, moment: .before, kind: .fails)])
    let unreadable = FaultyIntentStore(IntentDisk(), in: process)
    let dispatcher = TransferDispatcher(service: bank, intents: unreadable, clock: clock)

    await #expect(throws: IntentStoreError.unavailable) { try await dispatcher.resumePendingTransfers() }
  }

  @Test func `resumes the other intents if one is unreadable`() async throws {
    let other = try await TransferIntent(2, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
    let disk = IntentDisk()
    disk.records = [IntentRecord(intent), IntentRecord(other)]
    let process = FaultyProcess([InjectedFault(call: 1, moment: .before, kind: .fails)])
    let store = FaultyIntentStore(disk, in: process)
    let dispatcher = TransferDispatcher(service: bank, intents: store, clock: clock)

    try await dispatcher.resumePendingTransfers()

    #expect(disk.records[0].state == .open)
    #expect(try disk.records[1].state == .closed(#require(bank.transfers.first)))
  }

  /// Catches an intent of an earlier process that is taken for one that the bank cannot have heard of.
  @Test func `verifies the refusal of a resumed intent with the bank`() async throws {
    try await store.begin(intent)
    let transfer = try bank.create(intent.request)
    bank.failures["create"] = [.refused(.forbidden)]

    #expect(await dispatcher.resumeTransfer(intent.id) == .created(transfer))
  }

  // MARK: A request that arrives late

  /// Catches "not sent" after a look-up that found nothing, while the first request can still be executed.
  @Test func `a refusal is not the outcome while an earlier request may still arrive`() async throws {
    bank.failures["create"] = [.unknown(.timedOut)] + Array(repeating: .refused(.poor), count: 4)

    let early = await dispatcher.send(intent)
    let transfer = try bank.create(intent.request)
    let late = await dispatcher.resumeTransfer(intent.id)

    let reason = "An earlier request may still arrive while its price is valid. The bank refused to repeat it: "
    #expect(early == .unknown(LocalizedText(verbatim: reason + TransferRefusal.poor.sentence)))
    #expect(late == .created(transfer))
  }

  @Test func `a refusal counts once the price has expired, since the bank executes no request with it`() async throws {
    bank.failures["create"] = [.unknown(.timedOut)] + Array(repeating: .refused(.poor), count: 5)
    _ = await dispatcher.send(intent)
    clock.advance(by: .seconds(1800))

    let outcome = await dispatcher.resumeTransfer(intent.id)

    #expect(outcome == .refused(.poor))
    #expect(await store.record(of: intent.id)?.state == .abandoned(.poor))
  }

  @Test func `returns no outcome for an intent that was never recorded`() async {
    #expect(await dispatcher.resumeTransfer(intent.id) == nil)
  }

  @Test func `a quote serves one intent`() async throws {
    _ = await dispatcher.send(intent)

    let outcome = await dispatcher.send(try TransferIntent(2, intent.quote))

    #expect(outcome == .notRecorded(.quoteUsed))
    #expect(bank.requests.count == 1)
  }
}
