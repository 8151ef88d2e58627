import Foundation
import Money
import Testing
import Transfer

/// One person who wants to send money once, whatever strikes; a disk and a bank that outlive every process.
@MainActor
struct SendingWorld {
  /// What else goes on.
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
  private(set) var strikesMade = 0

  init(_ weather: Weather) throws {
    self.weather = weather
    clock = try TestClock()
    bank = ScriptedBank(clock: clock)
    bank.people = [try .emmy]
  }

  /// The person confirms, and goes on until they see a transfer: after each death they open the app again.
  /// - Parameter strikes: those of the first process, of the second, and so on.
  mutating func sendOnce(strikes: [[Strike]]) async throws -> BankTransfer? {
    var intent = try await nextIntent()
    if weather == .refusingBank { clock.pass(.seconds(1800)) }
    for life in 0..<(strikes.count + 1) {
      let process = StruckProcess(life < strikes.count ? strikes[life] : [])
      let transfer = try await live(in: process, &intent)
      strikesMade += process.struck.count
      if let transfer { return transfer }
      if weather == .latePerson { clock.pass(.seconds(1800)) }
    }
    return nil
  }

  private mutating func live(in process: StruckProcess, _ intent: inout TransferIntent) async throws -> BankTransfer? {
    let dispatcher = TransferDispatcher(
      service: StruckBank(bank, in: process), intents: StruckIntentStore(disk, in: process), clock: clock,
      policy: RetryPolicy(attemptCount: 2))
    await dispatcher.resume()
    var outcome = await dispatcher.takeUp(intent.id)
    for _ in 0..<9 where !process.isDead {
      switch outcome {
      case .created(let transfer): return transfer
      case .unknown: outcome = await dispatcher.takeUp(intent.id)
      case nil, .notBegun(.unavailable), .notBegun(.idUsed): outcome = await dispatcher.send(intent)
      case .refused, .notBegun(.quoteUsed):
        intent = try await nextIntent()
        outcome = await dispatcher.send(intent)
      }
    }
    return nil
  }

  /// What the person confirms next: a new price under a new id.
  private mutating func nextIntent() async throws -> TransferIntent {
    confirmed += 1
    return try await TransferIntent(confirmed, bank.makeQuote(.hundredPounds, for: Sender.ID("ada")))
  }
}
