import Money
import Testing
public import Transfer

/// A rule of `TransferService`, which each bank must keep: the double in memory, the bank in process, and the client with a server.
public enum BankRule: String, CaseIterable, Sendable {
  case `pays out what it lists, and refuses another currency`
  case `has balances of the sender that are not negative`
  case `answers the request for a price with that request, until it expires`
  case `adds a recipient once, and lists the newest first`
  case `lists the recipients of a sender in one currency`
  case `creates one transfer for a repeated request`
  case `creates one transfer for many requests at once`
  case `refuses another request under the same identifier`
  case `refuses an expired price`
  case `refuses a price that was used`
  case `refuses what the balance does not cover`
  case `finds a transfer by both identifiers, and no other`
  case `lists transfers, and reports the events of each`
  case `keeps a cancelled transfer cancelled`

  /// Checks the rule on a new bank.
  public func check(_ bank: TestedBank) async throws {
    switch self {
    case .`pays out what it lists, and refuses another currency`: try await bank.checkCurrencies()
    case .`has balances of the sender that are not negative`: try await bank.checkBalances()
    case .`answers the request for a price with that request, until it expires`: try await bank.checkPrice()
    case .`adds a recipient once, and lists the newest first`: try await bank.checkRecipients()
    case .`lists the recipients of a sender in one currency`: try await bank.checkOwnRecipients()
    case .`creates one transfer for a repeated request`: try await bank.checkRepetition()
    case .`creates one transfer for many requests at once`: try await bank.checkManyAtOnce()
    case .`refuses another request under the same identifier`: try await bank.checkIdentifier()
    case .`refuses an expired price`: try await bank.checkExpiry()
    case .`refuses a price that was used`: try await bank.checkUsedPrice()
    case .`refuses what the balance does not cover`: try await bank.checkFunds()
    case .`finds a transfer by both identifiers, and no other`: try await bank.checkSearch()
    case .`lists transfers, and reports the events of each`: try await bank.checkList()
    case .`keeps a cancelled transfer cancelled`: try await bank.checkCancellation()
    }
  }
}

/// A bank with nothing in its books, and its clock.
public struct TestedBank: Sendable {
  let service: any TransferService
  let advance: @Sendable (Duration) async -> Void
  let ada: Sender.ID

  /// - Parameters:
  ///   - service: The bank.
  ///   - advance: Advances its clock.
  public init(_ service: any TransferService, advance: @escaping @Sendable (Duration) async -> Void) throws {
    self.service = service
    self.advance = advance
    ada = try Sender.ID("ada")
  }
}

extension TestedBank {
  func quote(_ minorUnits: Int64 = 10_000) async throws -> Quote {
    try await service.makeQuote(.pounds(minorUnits), for: ada)
  }

  func emmy() async throws -> Recipient { try await service.addRecipient(.emmy(), for: ada) }

  func request(_ number: Int = 1, _ quote: Quote? = nil, reference: String? = nil) async throws -> TransferRequest {
    let recipient = try await emmy()
    let quote = if let quote { quote } else { try await self.quote() }
    return try TransferRequest(
      customerTransactionID: .numbered(number), quote: quote, recipient: recipient,
      reference: reference.map { try PaymentReference($0, for: .eur) })
  }

  /// Expects that a call is refused, with a sentence for the person.
  func expect<Reply>(
    _ reason: TransferRefusal.Reason, at location: SourceLocation = #_sourceLocation, _ call: () async throws -> Reply
  ) async {
    do {
      let reply = try await call()
      Issue.record("\(reply) instead of \(reason)", sourceLocation: location)
    } catch TransferServiceError.refused(let refusal) {
      #expect(refusal.reason == reason, sourceLocation: location)
      #expect(!refusal.sentence.isEmpty, sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }
}

extension QuoteRequest {
  static func pounds(_ minorUnits: Int64) throws -> QuoteRequest {
    try QuoteRequest(fixing: .source, at: Amount(minorUnits: minorUnits, currency: .gbp), otherCurrency: .eur)
  }
}

extension RecipientDetails {
  static func emmy(_ name: String = "Emmy Noether") throws -> RecipientDetails {
    try RecipientDetails(
      name: RecipientName(name, of: .person), account: .sepa(iban: IBAN("DE89370400440532013000")),
      for: RecipientRequirements(for: .eur))
  }

  static func alan() throws -> RecipientDetails {
    try RecipientDetails(
      name: RecipientName("Alan Turing", of: .person),
      account: .unitedKingdom(sortCode: SortCode("12-34-56"), number: UKAccountNumber("12345678")),
      for: RecipientRequirements(for: .gbp))
  }
}

extension CustomerTransactionID {
  static func numbered(_ number: Int) throws -> CustomerTransactionID {
    let digits = String(number)
    return try CustomerTransactionID(
      "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
  }
}
