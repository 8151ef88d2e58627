import FlowScreens
import Foundation
import Testing
import Transfer

/// A request that reaches the bank after a look-up has found nothing.
@MainActor
struct LateArrivalTests {
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

  /// Catches "not sent" after a look-up that found nothing, while the first request can still be executed.
  @Test func `a refusal is no outcome while an earlier request may be on its way`() async throws {
    bank.failures["create"] = [.unknown(.timedOut)] + Array(repeating: .refused(.poor), count: 4)

    let early = await dispatcher.send(intent)
    let transfer = try bank.create(intent.request)
    let late = await dispatcher.resumeTransfer(intent.id)

    if case .refused = early { Issue.record("\(early) was told, and then it was sent") }
    #expect(late == .created(transfer))
  }

  @Test func `a refusal counts once the price has expired, since the bank executes no request with it`() async throws {
    bank.failures["create"] = [.unknown(.timedOut)] + Array(repeating: .refused(.poor), count: 5)
    _ = await dispatcher.send(intent)
    clock.pass(.seconds(1800))

    let outcome = await dispatcher.resumeTransfer(intent.id)

    #expect(outcome == .refused(.poor))
    #expect(await store.record(of: intent.id)?.state == .abandoned(.poor))
  }
}
