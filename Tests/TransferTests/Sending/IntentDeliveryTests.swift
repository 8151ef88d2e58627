import BankConformance
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Testing

@testable import Transfer

/// The interpretation of consecutive answers of the bank.
@MainActor
struct IntentDeliveryTests {
  private let bank: ScriptedBank
  private let store = InMemoryIntentStore()
  private let intent: TransferIntent

  init() async throws {
    bank = ScriptedBank(clock: try TestClock())
    bank.people = [try .emmy]
    intent = try await TransferIntent(1, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")), reference: "Rent")
    try await store.begin(intent)
  }

  /// Catches "refused", reported for a transfer that the bank has sent: the look-up, too, was refused, so the outcome
  /// is unknown.
  @Test func `accepts a refusal after an unknown outcome only if the bank could be asked`() async {
    bank.failures["create"] = [.unknown(.timedOut), .refused(.forbidden)]
    bank.failures["look up"] = [.refused(.notFound)]
    var delivery = IntentDelivery(intent: intent, isNew: true, clock: bank.clock)

    let first = await delivery.attempt(service: bank, intents: store)
    let second = await delivery.attempt(service: bank, intents: store)

    #expect(first == nil)
    #expect(second == nil)
    #expect(delivery.outcome == .unknown(LocalizedText(verbatim: TransferRefusal.notFound.sentence)))
    #expect(await store.openIntentIDs() == [intent.id])
  }

  @Test func `an unknown look-up leaves the outcome unknown`() async {
    bank.failures["create"] = [.refused(.forbidden)]
    bank.failures["look up"] = [.unknown(.connectionLost)]
    var delivery = IntentDelivery(intent: intent, isNew: false, clock: bank.clock)

    #expect(await delivery.attempt(service: bank, intents: store) == nil)

    #expect(delivery.outcome == .unknown(UnknownOutcome.connectionLost.sentence))
  }

  @Test func `accepts a refusal if the bank has no transfer, and the price has expired`() async {
    bank.failures["create"] = [.refused(.forbidden)]
    var delivery = IntentDelivery(intent: intent, isNew: false, clock: bank.clock)

    bank.clock.advance(by: .seconds(1800))
    let outcome = await delivery.attempt(service: bank, intents: store)

    #expect(outcome == .refused(.forbidden))
    #expect(bank.calls.contains("look up"))
    #expect(await store.record(of: intent.id)?.state == .abandoned(.forbidden))
  }

  /// Catches a first attempt that is believed although the bank knows the id.
  @Test func `an id that the bank has used is looked up, also at the first attempt`() async throws {
    let transfer = try bank.create(intent.request)
    bank.failures["create"] = [.refused(TransferRefusal(.customerTransactionIDUsed, "It is used."))]
    var delivery = IntentDelivery(intent: intent, isNew: true, clock: bank.clock)

    #expect(await delivery.attempt(service: bank, intents: store) == .created(transfer))
  }

  @Test func `is unknown before the bank was asked`() {
    #expect(
      IntentDelivery(intent: intent, isNew: true, clock: bank.clock).outcome == .unknown("The bank was not asked yet."))
  }

  @Test func `the bank's time to wait applies to the next attempt only`() async {
    bank.failures["create"] = [.unknown(.tooManyRequests(retryAfter: .seconds(7))), .unknown(.timedOut)]
    var delivery = IntentDelivery(intent: intent, isNew: true, clock: bank.clock)

    _ = await delivery.attempt(service: bank, intents: store)
    let first = delivery.retryAfter
    _ = await delivery.attempt(service: bank, intents: store)

    #expect(first == .seconds(7))
    #expect(delivery.retryAfter == nil)
  }
}

// MARK: - Noting the answer

extension IntentDeliveryTests {
  @Test func `does not request a transfer again that cannot be recorded, and returns it`() async throws {
    let store = FailingIntentStore(["close": 1], records: [IntentRecord(intent)])
    var delivery = IntentDelivery(intent: intent, isNew: true, clock: bank.clock)

    let first = await delivery.attempt(service: bank, intents: store)
    let transfer = try #require(bank.transfers.first)
    let known = delivery.outcome
    let second = await delivery.attempt(service: bank, intents: store)

    #expect(first == nil)
    #expect(known == .created(transfer))
    #expect(second == .created(transfer))
    #expect(bank.requests.count == 1)
  }

  /// Catches a refusal that is shown before it is noted: at the next launch the same would be sent.
  @Test func `does not report a refusal that cannot be recorded`() async {
    bank.failures["create"] = [.refused(.poor)]
    let store = FailingIntentStore(["abandon": 1], records: [IntentRecord(intent)])
    var delivery = IntentDelivery(intent: intent, isNew: true, clock: bank.clock)

    let first = await delivery.attempt(service: bank, intents: store)
    let told = delivery.outcome
    let second = await delivery.attempt(service: bank, intents: store)

    #expect(first == nil)
    #expect(told == .unknown("This device cannot record the bank's answer right now."))
    #expect(second == .refused(.poor))
    #expect(bank.requests.count == 1)
  }
}

// MARK: - Damaged

extension IntentDeliveryTests {
  @Test func `a damaged intent is never sent, and has an outcome once its price has expired`() async throws {
    var early = IntentDelivery(intent: try damaged(), isNew: false, clock: bank.clock)
    #expect(await early.attempt(service: bank, intents: store) == nil)
    bank.clock.advance(by: .seconds(1800))
    var delivery = IntentDelivery(intent: try damaged(), isNew: false, clock: bank.clock)

    let outcome = await delivery.attempt(service: bank, intents: store)

    #expect(bank.requests.isEmpty)
    #expect(outcome == .refused(.damagedOnDevice))
    let german = try Language("de", catalogs: [.transfer])
    #expect(german.resolve(TransferRefusal.damagedOnDevice.text).hasPrefix("Diese Überweisung wurde auf diesem Gerät"))
  }

  @Test func `a damaged intent that was sent while it was whole is found in the bank's books`() async throws {
    let transfer = try bank.create(intent.request)
    var delivery = IntentDelivery(intent: try damaged(), isNew: false, clock: bank.clock)

    #expect(await delivery.attempt(service: bank, intents: store) == .created(transfer))
    #expect(bank.requests.isEmpty)
  }

  @Test func `a damaged intent stays unknown while the bank cannot be asked`() async throws {
    bank.failures["look up"] = [.unknown(.timedOut)]
    var delivery = IntentDelivery(intent: try damaged(), isNew: true, clock: bank.clock)

    #expect(await delivery.attempt(service: bank, intents: store) == nil)
    #expect(delivery.outcome == .unknown(UnknownOutcome.timedOut.sentence))
    #expect(bank.requests.isEmpty)
  }

  private func damaged() throws -> TransferIntent {
    let text = String(decoding: try JSONEncoder().encode(intent), as: UTF8.self).replacing("Rent", with: "Bribe")
    let damaged = try JSONDecoder().decode(TransferIntent.self, from: Data(text.utf8))
    #expect(intent.isIntact)
    #expect(!damaged.isIntact)
    return damaged
  }
}
