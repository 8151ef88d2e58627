public import Money
public import Transfer

/// A call of `TransferService` as a request over HTTP, which both ends know.
///
/// Reading calls are GETs. A transfer can be repeated by its idempotency key, and a cancellation is a PUT.
public enum BankRequest: Hashable, Sendable {
  case targetCurrencies
  case requirements(Currency)
  case balances(Sender.ID)
  case makeQuote(QuoteRequest, Sender.ID)
  case recipients(Sender.ID, Currency, after: Recipient.ID?)
  case addRecipient(RecipientDetails, Sender.ID)
  case createTransfer(TransferRequest)
  case transfer(BankTransfer.ID)
  case transferFor(CustomerTransactionID)
  case transfers(after: BankTransfer.ID?)
  case statusEvents(BankTransfer.ID)
  case cancelTransfer(BankTransfer.ID)

  /// The name of the call in logs, which names nobody.
  public var name: String {
    switch self {
    case .targetCurrencies: "currencies"
    case .requirements: "requirements"
    case .balances: "balances"
    case .makeQuote: "quote"
    case .recipients: "recipients"
    case .addRecipient: "recipient"
    case .createTransfer: "transfer"
    case .transfer, .transferFor: "status"
    case .transfers: "transfers"
    case .statusEvents: "events"
    case .cancelTransfer: "cancellation"
    }
  }

  /// The key under which the bank executes the request once.
  public var idempotencyKey: String? {
    switch self {
    case .createTransfer(let request): request.customerTransactionID.text
    case .targetCurrencies, .requirements, .balances, .makeQuote, .recipients, .addRecipient, .transfer, .transferFor,
      .transfers, .statusEvents, .cancelTransfer:
      nil
    }
  }
}

extension BankRequest {
  /// The request's line and body.
  public var message: BankMessage {
    switch self {
    case .targetCurrencies: BankMessage("GET", "currencies")
    case .requirements(let currency): BankMessage("GET", "currencies", currency.code, "requirements")
    case .balances(let sender): BankMessage("GET", "profiles", sender.text, "balances")
    case .makeQuote(let request, let sender):
      BankMessage("POST", "profiles", sender.text, "quotes", body: QuoteRequestBody(request))
    case .recipients(let sender, let currency, let last):
      BankMessage(
        "GET", "profiles", sender.text, "recipients", query: ["currency": currency.code, "after": last?.text])
    case .addRecipient(let details, let sender):
      BankMessage("POST", "profiles", sender.text, "recipients", body: RecipientBody(details))
    case .createTransfer(let request): BankMessage("POST", "transfers", body: TransferRequestBody(request))
    case .transfer(let id): BankMessage("GET", "transfers", id.text)
    case .transferFor(let id): BankMessage("GET", "transfers", query: ["customerTransactionId": id.text])
    case .transfers(let last): BankMessage("GET", "transfers", query: ["after": last?.text])
    case .statusEvents(let id): BankMessage("GET", "transfers", id.text, "events")
    case .cancelTransfer(let id): BankMessage("PUT", "transfers", id.text, "cancellation")
    }
  }

  /// Reads a request as it arrives at the bank.
  public init(_ message: BankMessage) throws(BankRequestError) {
    do {
      self = try Self.read(message)
    } catch let error as BankRequestError {
      throw error
    } catch {
      throw .malformed
    }
  }

  private static func read(_ message: BankMessage) throws -> BankRequest {
    switch (message.path.first, message.path.count) {
    case ("currencies", 1):
      try message.require("GET")
      return .targetCurrencies
    case ("currencies", 3) where message.path[2] == "requirements":
      try message.require("GET")
      return .requirements(try Currency(message.path[1]))
    case ("profiles", 3): return try readProfile(message)
    case ("transfers", 1): return try readTransfers(message)
    case ("transfers", 2):
      try message.require("GET")
      return .transfer(try BankTransfer.ID(message.path[1]))
    case ("transfers", 3): return try readTransfer(message)
    default: throw BankRequestError.noSuchPath
    }
  }

  private static func readProfile(_ message: BankMessage) throws -> BankRequest {
    let known = ["balances": ["GET"], "quotes": ["POST"], "recipients": ["GET", "POST"]]
    guard let methods = known[message.path[2]] else { throw BankRequestError.noSuchPath }
    try message.require(methods)
    let sender = try Sender.ID(message.path[1])
    switch (message.path[2], message.method) {
    case ("balances", _): return .balances(sender)
    case ("quotes", _): return .makeQuote(try message.read(QuoteRequestBody.self).request(), sender)
    case (_, "POST"): return .addRecipient(try message.read(RecipientBody.self).details(), sender)
    default:
      guard let currency = message.query["currency"] else { throw BankRequestError.malformed }
      return .recipients(sender, try Currency(currency), after: try message.query["after"].map(Recipient.ID.init))
    }
  }

  private static func readTransfers(_ message: BankMessage) throws -> BankRequest {
    try message.require(["GET", "POST"])
    if message.method == "POST" { return .createTransfer(try message.read(TransferRequestBody.self).request()) }
    if let id = message.query["customerTransactionId"] { return .transferFor(try CustomerTransactionID(id)) }
    return .transfers(after: try message.query["after"].map(BankTransfer.ID.init))
  }

  private static func readTransfer(_ message: BankMessage) throws -> BankRequest {
    switch message.path[2] {
    case "events":
      try message.require("GET")
      return .statusEvents(try BankTransfer.ID(message.path[1]))
    case "cancellation":
      try message.require("PUT")
      return .cancelTransfer(try BankTransfer.ID(message.path[1]))
    default: throw BankRequestError.noSuchPath
    }
  }
}

/// The reason why a request is none of the bank's.
public enum BankRequestError: Error, Hashable {
  case noSuchPath
  /// The path has other methods.
  case noSuchMethod(allowed: [String])
  /// A member, an identifier or a currency is missing or not valid.
  case malformed
}
