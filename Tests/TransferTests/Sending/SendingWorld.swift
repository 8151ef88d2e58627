import BankConformance
import FlowScreens
import Foundation
import Testing
import Transfer

/// A person who sends money once despite faults, with a disk and a bank that survive every process.
@MainActor
struct SendingWorld {
  /// Additional conditions.
  enum Weather: CaseIterable, Sendable {
    case fair
    /// The app is opened again only when the price has expired.
    case latePerson
    /// Without any fault the bank would refuse the first price.
    case refusingBank
  }

  let weather: Weather
  let clock: TestClock
  let bank: ScriptedBank
  let disk = IntentDisk()
  private var confirmed = 0
  private(set) var strikeCount = 0
  private var lieCount = 0

  init(_ weather: Weather) throws {
    self.weather = weather
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    bank.people = [try .emmy]
  }

  /// The person confirms, and reopens the app after each kill, until they see a transfer.
  /// - Parameter faults: those of the first process, of the second, and so on.
  /// - Returns: whether there is exactly one transfer, closed after the next launch, and every message was true.
  mutating func isSentOnce(faults: [[InjectedFault]]) async throws -> Bool {
    var intent = try await nextIntent()
    if weather == .refusingBank { clock.advance(by: .seconds(1800)) }
    var seen: BankTransfer?
    for life in 0...faults.count where seen == nil {
      seen = try await live(in: FaultyProcess(life < faults.count ? faults[life] : []), &intent)
      if weather == .latePerson { clock.advance(by: .seconds(1800)) }
    }
    try await dispatcher(in: FaultyProcess()).resumePendingTransfers()
    let states = disk.records.filter { !$0.isAbandoned }.map(\.state)
    return lieCount == 0 && seen != nil && bank.transfers == [seen] && states == bank.transfers.map { .closed($0) }
  }

  private mutating func live(in process: FaultyProcess, _ intent: inout TransferIntent) async throws -> BankTransfer? {
    defer { strikeCount += process.injected.count }
    let dispatcher = dispatcher(in: process)
    _ = try? await dispatcher.resumePendingTransfers()
    var outcome = await dispatcher.resumeTransfer(intent.id)
    for _ in 0..<9 where !process.isDead {
      if !isTrue(outcome, of: intent.id) { lieCount += 1 }
      switch outcome {
      case .created(let transfer): return transfer
      case .unknown: outcome = await dispatcher.resumeTransfer(intent.id)
      case nil, .notRecorded(.unavailable), .notRecorded(.idUsed), .notRecorded(.outcomeUnknown):
        outcome = await dispatcher.send(intent)
      case .refused, .notRecorded(.quoteUsed):
        intent = try await nextIntent()
        outcome = await dispatcher.send(intent)
      }
    }
    return nil
  }

  /// Returns whether transfers that were reported as unsent are never sent.
  private func isTrue(_ outcome: SendingOutcome?, of id: TransferIntent.ID) -> Bool {
    switch outcome {
    case .created(let transfer): return bank.transfers.contains(transfer)
    case .unknown: return true
    case nil, .refused, .notRecorded:
      return !bank.transfers.contains { $0.customerTransactionID == id }
        && !disk.records.contains { $0.intent.id == id && $0.state == .open }
    }
  }

  private func dispatcher(in process: FaultyProcess) -> TransferDispatcher {
    TransferDispatcher(
      service: FaultyBank(bank, in: process), intents: FaultyIntentStore(disk, in: process), clock: clock,
      policy: RetryPolicy(attemptCount: 2))
  }

  /// The next intent: a new price with a new id.
  private mutating func nextIntent() async throws -> TransferIntent {
    confirmed += 1
    return try await TransferIntent(confirmed, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
  }
}

extension IntentRecord {
  var isAbandoned: Bool {
    if case .abandoned = state { true } else { false }
  }
}
