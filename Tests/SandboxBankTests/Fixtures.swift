import BankConformance
import FlowStorage
import Foundation
import Money
import SandboxBank
import Transfer

/// Everything that a test needs for a transfer from Ada to Emmy: pounds out, euros in.
struct Fixture {
  let clock: TestClock
  let bank: SandboxTransferService
  let ada: Sender.ID
  let emmy: Recipient

  init() async throws {
    clock = try TestClock(.noon)
    bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: clock)
    ada = try .ada
    emmy = try await bank.addRecipient(.emmy, for: ada)
  }

  /// A request on a new quote for this many minor units of pounds.
  func request(
    _ number: Int = 1, minorUnits: Int64 = 10_000, reference: PaymentReference? = nil
  ) async throws -> TransferRequest {
    let quote = try await bank.withoutFaults.makeQuote(.pounds(minorUnits), for: ada)
    return try request(number, quote, reference: reference)
  }

  func request(
    _ number: Int = 1, _ quote: Quote, reference: PaymentReference? = nil
  ) throws -> TransferRequest {
    try TransferRequest(
      customerTransactionID: .numbered(number), quote: quote, recipient: emmy, reference: reference)
  }

  /// Ada's balance in pence, read without faults.
  func pence(of sender: Sender.ID? = nil) async throws -> Int64? {
    try await bank.withoutFaults.balances(of: sender ?? ada).map(\.available)
      .first { $0.currency == .gbp }?.minorUnits
  }
}

extension Timestamp {
  static var noon: Timestamp { get throws { try Timestamp("2026-10-30T12:00:00Z") } }
}

extension Sender.ID {
  static var ada: Sender.ID { get throws { try Sender.ID("ada") } }
  static var grace: Sender.ID { get throws { try Sender.ID("grace") } }
}

extension CustomerTransactionID {
  static func numbered(_ number: Int) throws -> CustomerTransactionID {
    let digits = String(number)
    let padding = String(repeating: "0", count: 12 - digits.count)
    return try CustomerTransactionID("00000000-0000-4000-8000-" + padding + digits)
  }
}

extension QuoteRequest {
  static func pounds(
    _ minorUnits: Int64, to target: Currency = .eur, recipient: Recipient.ID? = nil
  ) throws -> QuoteRequest {
    try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: minorUnits, currency: .gbp), otherCurrency: target,
      recipient: recipient)
  }
}

extension RecipientDetails {
  static var emmy: RecipientDetails { get throws { try emmy(named: "Emmy Noether") } }

  static func emmy(named name: String) throws -> RecipientDetails {
    try RecipientDetails(
      name: RecipientName(name, of: .person), account: .sepa(iban: IBAN("DE89370400440532013000")),
      for: RecipientRequirements(for: .eur))
  }

  static var alan: RecipientDetails {
    get throws {
      try RecipientDetails(
        name: RecipientName("Alan Turing", of: .person),
        account: .unitedKingdom(sortCode: SortCode("12-34-56"), number: UKAccountNumber("12345678")),
        for: RecipientRequirements(for: .gbp))
    }
  }
}

extension TransferServiceError {
  /// The reason of a refusal, if it is one.
  var reason: TransferRefusal.Reason? {
    switch self {
    case .refused(let refusal): refusal.reason
    case .unknown: nil
    }
  }
}

/// Returns the reason why the bank has refused a call, if it did.
func refusal<Reply>(
  of call: () async throws -> Reply
) async throws -> TransferRefusal.Reason? {
  do {
    _ = try await call()
    return nil
  } catch let error as TransferServiceError {
    return error.reason
  }
}

extension SandboxTransferService {
  /// Returns the newest recipients of a sender in a currency.
  func recipients(of sender: Sender.ID, in currency: Currency = .eur) async throws -> [Recipient] {
    try await recipients(of: sender, in: currency, after: nil).recipients
  }
}
