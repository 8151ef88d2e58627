import BankClient
import FlowFaults
import FlowHTTP
import Foundation
import Money
import SandboxBank
import Transfer

/// The bank over HTTP, with the faults of journeys on the way to it.
struct OutsideBank: TransferService {
  private let bank: URL
  private let transport: any HTTPTransport
  private let books: String?
  private let token: String?
  private let settings: HTTPSettings
  private let connection: ServiceConnection<BankCall>
  private let customer: @Sendable (Timestamp) async throws(TransferServiceError) -> String

  /// - Parameters:
  ///   - books: The books in a sandbox, in which the device's clock counts, too; nil for the bank's own.
  ///   - token: The customer's token; nil in a sandbox, where it is the customer's name.
  ///   - deadline: The deadline of a call; nil for the default.
  ///   - connection: The connection, which makes the faults on the app's end.
  ///   - customer: Returns the name of the customer who is signed in at a time; it is empty before there is an account.
  init(
    at bank: URL, over transport: any HTTPTransport, books: String?, token: String?, clock: TransferDeviceClock,
    deadline: Duration?, connection: ServiceConnection<BankCall>,
    customer: @escaping @Sendable (Timestamp) async throws(TransferServiceError) -> String
  ) {
    (self.bank, self.transport, self.books, self.token) = (bank, transport, books, token)
    (self.connection, self.customer) = (connection, customer)
    var settings = HTTPSettings()
    if let deadline { settings.deadline = deadline }
    settings.now = { clock.now.date }
    settings.wait = { try await clock.sleep(for: $0) }
    self.settings = settings
  }

  func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await ask(.currencyList) { bank async throws(TransferServiceError) in try await bank.targetCurrencies() }
  }

  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await ask(.balance) { bank async throws(TransferServiceError) in try await bank.balances(of: sender) }
  }

  func makeQuote(_ request: QuoteRequest, for sender: Sender.ID) async throws(TransferServiceError) -> Quote {
    try await ask(.quote) { bank async throws(TransferServiceError) in try await bank.makeQuote(request, for: sender) }
  }

  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try await ask(.requirement) { bank async throws(TransferServiceError) in
      try await bank.requirements(for: currency)
    }
  }

  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await ask(.recipientList) { bank async throws(TransferServiceError) in
      try await bank.recipients(of: sender, in: currency, after: last)
    }
  }

  func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await ask(.recipient) { bank async throws(TransferServiceError) in
      try await bank.addRecipient(details, for: sender)
    }
  }

  func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await ask(.transfer) { bank async throws(TransferServiceError) in try await bank.createTransfer(request) }
  }

  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await ask(.status) { bank async throws(TransferServiceError) in try await bank.transfer(id) }
  }

  func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try await ask(.status) { bank async throws(TransferServiceError) in try await bank.transfer(for: id) }
  }

  func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await ask(.transferList) { bank async throws(TransferServiceError) in try await bank.transfers(after: last) }
  }

  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await ask(.status) { bank async throws(TransferServiceError) in try await bank.statusEvents(of: id) }
  }

  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await ask(.cancellation) { bank async throws(TransferServiceError) in try await bank.cancelTransfer(id) }
  }

  private func ask<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (BankClient) async throws(TransferServiceError) -> Reply
  ) async throws(TransferServiceError) -> Reply {
    let admit = { @Sendable [customer] (time: Date) async throws(TransferServiceError) in
      _ = try await customer(Timestamp(time))
    }
    return try await connection.call(call, admittedBy: admit) { request async throws(TransferServiceError) in
      try await work(client(for: request, of: try await customer(Timestamp(request.time))))
    }
  }

  /// The bank, in a sandbox at the time of a request.
  private func client(for request: ServiceRequest, of customer: String) -> BankClient {
    var fields: HTTPFields = [:]
    if let books {
      fields["X-Sandbox-Books"] = books
      fields["X-Sandbox-Now"] = Timestamp(request.time).text
    }
    if let variation = request.variation { fields["X-Sandbox-\(variation)"] = "true" }
    let name = customer.isEmpty ? "nobody" : customer
    return BankClient(
      HTTPClient(bank, over: transport, settings: settings, session: CustomerSession(token: token ?? name)),
      fields: fields)
  }
}

/// The session of a customer whose token never changes; in a sandbox it is their name, since the sessions of people are checked in
/// this process.
private struct CustomerSession: HTTPSession {
  let token: String

  func token(for request: HTTPRequest, insteadOf rejected: HTTPToken?) async throws -> HTTPToken? { HTTPToken(token) }
}
