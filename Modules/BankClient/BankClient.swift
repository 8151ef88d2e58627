import BankWire
public import FlowHTTP
import Foundation
public import Money
public import Transfer

/// The bank over HTTP.
///
/// Only an answer in the bank's own form is a refusal: any other one may come from something in between, so the outcome is
/// unknown.
public struct BankClient: TransferService {
  private let client: HTTPClient
  private let fields: HTTPFields

  /// - Parameters:
  ///   - client: The client, for the address that ends with `/v1`.
  ///   - fields: Fields of all requests, for a sandbox.
  public init(_ client: HTTPClient, fields: HTTPFields = [:]) {
    self.client = client
    self.fields = fields
  }

  public func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await send(.targetCurrencies, BankReply.currencies)
  }

  public func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await send(.balances(sender), BankReply.balances)
  }

  public func makeQuote(_ request: QuoteRequest, for sender: Sender.ID) async throws(TransferServiceError) -> Quote {
    try await send(.makeQuote(request, sender)) { body in
      let quote = try BankReply.quote(body)
      guard quote.request == request, quote.sender == sender else { throw BankRequestError.malformed }
      return quote
    }
  }

  public func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try await send(.requirements(currency), BankReply.requirements)
  }

  public func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await send(.recipients(sender, currency, after: last), BankReply.recipients)
  }

  public func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await send(.addRecipient(details, sender), BankReply.recipient)
  }

  public func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await send(.createTransfer(request)) { body in
      let transfer = try BankReply.transfer(body)
      // An answer to another request says nothing about this one.
      guard transfer.customerTransactionID == request.customerTransactionID else { throw BankRequestError.malformed }
      return transfer
    }
  }

  public func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await send(.transfer(id), BankReply.transfer)
  }

  public func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try await send(.transferFor(id)) { body in
      let found = try BankReply.transfers(body).transfers
      guard found.allSatisfy({ $0.customerTransactionID == id }) else { throw BankRequestError.malformed }
      return found.first
    }
  }

  public func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await send(.transfers(after: last), BankReply.transfers)
  }

  public func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await send(.statusEvents(id), BankReply.events)
  }

  public func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await send(.cancelTransfer(id), BankReply.transfer)
  }

  private func send<Reply>(
    _ request: BankRequest, _ read: (Data) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    let answer: HTTPAnswer
    do throws(HTTPError) {
      answer = try await client.send(HTTPRequest(request, fields: fields))
    } catch {
      throw TransferServiceError(error.problem)
    }
    do { return try read(answer.body) } catch { throw .unknown(.unreadableReply) }
  }
}

extension HTTPRequest {
  fileprivate init(_ request: BankRequest, fields: HTTPFields) {
    let message = request.message
    self.init(
      HTTPMethod(rawValue: message.method) ?? .get, query: message.query, fields: fields,
      body: message.body.map { HTTPBody($0, type: "application/json") }, idempotencyKey: request.idempotencyKey,
      name: request.name)
    path = message.path
  }
}

extension TransferServiceError {
  /// Creates the error of a call without an answer that can be used.
  fileprivate init(_ problem: HTTPProblem) {
    switch problem {
    case .refused(let answer):
      let refusal = BankReply.refusal(
        BankAnswer(status: answer.status, type: answer.type ?? "", body: answer.body))
      self = refusal.map(TransferServiceError.refused) ?? .unknown(.unreadableReply)
    // The request was not executed, and says nothing about the transfer: the person signs in first.
    case .signedOut, .noToken: self = .unknown(.signInNeeded)
    case .timedOut: self = .unknown(.timedOut)
    case .tooManyRequests(let retryAfter): self = .unknown(.tooManyRequests(retryAfter: retryAfter))
    case .serverFault(let answer):
      self = .unknown(.serverError(UnknownOutcome.ServerError(rawValue: answer.status) ?? .internalServerError))
    case .offline: self = .unknown(.offline)
    // Nothing was sent, or it may have arrived: the app asks again in either case.
    case .unreachable, .insecure, .connectionLost, .cancelled: self = .unknown(.connectionLost)
    case .redirected, .tooLarge, .unreadable: self = .unknown(.unreadableReply)
    }
  }
}
