import BankConformance
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Transfer

/// The number and timing of retries.
@MainActor
struct RetryTests {
  private let clock: TestClock
  private let bank: ScriptedBank
  private let store = InMemoryIntentStore()
  private let intent: TransferIntent

  init() async throws {
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    bank.people = [try .emmy]
    intent = try await TransferIntent(1, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8), (5, 16), (6, 32), (7, 60), (100, 60)])
  func `doubles the delay before each attempt, up to a limit`(_ attempt: Int, _ seconds: Int) {
    #expect(RetryPolicy().delay(before: attempt) == .seconds(seconds))
  }

  @Test func `stops doubling after the sixteenth time`() {
    #expect(RetryPolicy(longestDelay: .seconds(1_000_000)).delay(before: 100) == .seconds(65_536))
  }

  @Test func `a policy has five attempts by default`() {
    let policy = RetryPolicy()

    #expect(policy.attemptCount == 5)
    #expect(policy.firstDelay == .seconds(1))
    #expect(policy.longestDelay == .seconds(60))
  }

  @Test(arguments: [(60, 2), (61, 1)])
  func `waits for the bank up to the longest delay of the policy`(_ seconds: Int, _ requestCount: Int) async {
    bank.failures["create"] = [.unknown(.tooManyRequests(retryAfter: .seconds(seconds)))]

    _ = await dispatcher().send(intent)

    #expect(bank.requests.count == requestCount)
  }

  /// Catches a requested pause that is forgotten after the attempt: the next request would come too soon.
  @Test func `a pause that the bank has requested applies to later calls, too, until it is over`() async {
    let dispatcher = dispatcher(RetryPolicy(attemptCount: 1))
    bank.failures["create"] = [.unknown(.tooManyRequests(retryAfter: .seconds(100)))]
    _ = await dispatcher.send(intent)

    clock.advance(by: .seconds(39))
    let early = await dispatcher.resumeTransfer(intent.id)
    clock.advance(by: .seconds(1))
    let late = await dispatcher.resumeTransfer(intent.id)

    #expect(early == .unknown("The bank was not asked yet."))
    #expect(late == bank.transfers.first.map { .created($0) })
    #expect(clock.waits == [.seconds(60)])
  }

  @Test func `ends a pause without another attempt when the app ends`() async {
    bank.failures["create"] = Array(repeating: .unknown(.timedOut), count: 5)
    let dispatcher = TransferDispatcher(service: bank, intents: store, clock: TestClock(clock.now, sleep: .fails))

    let outcome = await dispatcher.send(intent)

    #expect(outcome == .unknown(UnknownOutcome.timedOut.sentence))
    #expect(bank.requests.count == 1)
  }

  @Test func `resumes an intent that was recorded although the store failed`() async throws {
    let store = FailingIntentStore(["begin": 1], isDone: true)
    let dispatcher = TransferDispatcher(service: bank, intents: store, clock: clock)

    let outcome = await dispatcher.send(intent)

    #expect(outcome == .created(try #require(bank.transfers.first)))
  }

  @Test func `an intent that was not written is not sent`() async {
    let dispatcher = TransferDispatcher(service: bank, intents: FailingIntentStore(["begin": 1]), clock: clock)

    #expect(await dispatcher.send(intent) == .notRecorded(.unavailable))
    #expect(bank.requests.isEmpty)
  }

  /// Catches a new intent, sent under the id of one whose note cannot be read.
  @Test func `treats an unreadable record as unknown, and sends nothing`() async {
    let store = FailingIntentStore(["begin": 1, "record": 2], records: [])
    let dispatcher = TransferDispatcher(service: bank, intents: store, clock: clock)

    let sent = await dispatcher.send(intent)
    let takenUp = await dispatcher.resumeTransfer(intent.id)

    let sentence = "This device cannot read its record of the transfer right now."
    #expect(
      [sent, takenUp] == [.unknown(LocalizedText(verbatim: sentence)), .unknown(LocalizedText(verbatim: sentence))])
    #expect(bank.requests.isEmpty)
  }

  @Test func `returns the first outcome for a repeated intent, without sending`() async throws {
    let dispatcher = dispatcher()
    let first = await dispatcher.send(intent)

    let again = await dispatcher.send(intent)

    #expect(first == again)
    #expect(bank.requests.count == 1)
  }

  private func dispatcher(_ policy: RetryPolicy = RetryPolicy()) -> TransferDispatcher {
    TransferDispatcher(service: bank, intents: store, clock: clock, policy: policy)
  }
}
