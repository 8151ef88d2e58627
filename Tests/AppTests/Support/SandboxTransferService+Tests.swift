import FlowAppTesting
import FlowFaults
import FlowStorage
import Foundation
import Money
import SandboxBank
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

extension SandboxTransferService {
  /// Returns a bank in memory.
  static func forTests() async throws -> SandboxTransferService {
    let clock = TransferDeviceClock(clock: DeviceClock(startingAt: DeviceClock.journeyStart))
    return try await open(.memory, rates: .bundled(), clock: clock)
  }

  /// Sends 100.00 GBP to Germany.
  @discardableResult
  func sendHundredPounds(as id: CustomerTransactionID) async throws -> BankTransfer {
    try await createTransfer(try await hundredPounds(as: id).request)
  }

  /// Returns an intent to send 100.00 GBP to Germany, which the bank does not know.
  func hundredPounds(as id: CustomerTransactionID) async throws -> TransferIntent {
    let requirements = try RecipientRequirements(for: .eur)
    let emmy = try await addRecipient(
      RecipientDetails(
        name: RecipientName("Emmy Noether", of: .person), account: .sepa(iban: IBAN("DE89370400440532013000")),
        for: requirements), for: Accounts.personID)
    let quote = try await makeQuote(
      QuoteRequest(
        fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur, recipient: emmy.id),
      for: Accounts.personID)
    return try TransferIntent(
      id: id, quote: quote, recipient: emmy, reference: nil, begunAt: Timestamp(DeviceClock.journeyStart))
  }

  /// Applies a line of a journey that begins with `bank`.
  func apply(_ line: String) throws {
    try faults.apply(line)
  }
}

extension BankFaults {
  /// Applies a line of a journey that begins with `bank`.
  func apply(_ line: String) throws {
    apply(try FaultCommand<BankCall>(parsing: line))
  }
}
