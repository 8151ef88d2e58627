public import Foundation
public import Money
public import Transfer

/// The app's end: reads the bank's answers.
public enum BankReply {
  public static func currencies(_ body: Data) throws -> [Currency] {
    // A currency that this app does not know cannot be chosen in it.
    try read(CurrenciesBody.self, body).currencies.compactMap { try? Currency($0) }
  }

  /// Reads the requirements: the app has a form for the fields that it knows, and refuses a currency that asks for others.
  public static func requirements(_ body: Data) throws -> RecipientRequirements {
    let body = try read(RequirementsBody.self, body)
    let requirements = try RecipientRequirements(for: Currency(body.currency))
    guard Set(body.fields) == Set(requirements.scheme.members) else { throw BankRequestError.malformed }
    return requirements
  }

  public static func balances(_ body: Data) throws -> [Balance] {
    try read(BalancesBody.self, body).balances.map { try Balance(available: $0.amount()) }
  }

  public static func quote(_ body: Data) throws -> Quote { try read(QuoteBody.self, body).quote() }

  public static func recipients(_ body: Data) throws -> RecipientPage {
    let page = try read(RecipientsBody.self, body)
    return RecipientPage(try page.recipients.map { try $0.recipient() }, hasMore: page.hasMore)
  }

  public static func recipient(_ body: Data) throws -> Recipient { try read(KnownRecipientBody.self, body).recipient() }

  public static func transfer(_ body: Data) throws -> BankTransfer { try read(TransferBody.self, body).transfer() }

  public static func transfers(_ body: Data) throws -> TransferPage {
    let page = try read(TransfersBody.self, body)
    return TransferPage(try page.transfers.map { try $0.transfer() }, hasMore: page.hasMore)
  }

  public static func events(_ body: Data) throws -> [TransferStatusEvent] {
    try read(EventsBody.self, body).events.map { try $0.event() }
  }

  /// Reads a refusal: nil if the answer leaves open whether the request was executed.
  public static func refusal(_ answer: BankAnswer) -> TransferRefusal? {
    guard answer.type == BankAnswer.problemType, let problem = try? read(ProblemBody.self, answer.body) else {
      return nil
    }
    return TransferRefusal(problem, status: answer.status)
  }

  private static func read<Body: Decodable>(_ type: Body.Type, _ body: Data) throws -> Body {
    try JSONDecoder().decode(type, from: body)
  }
}
