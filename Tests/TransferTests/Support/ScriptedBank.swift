import BankConformance
import FlowKit
import FlowTesting
import Money
import Transfer

/// A bank with one rate, which follows the rules of the service and is controlled by the test.
@MainActor
final class ScriptedBank: TransferService {
  let clock: TestClock
  /// The values of the next quotes.
  var rate = "1.1993"
  var feeInPence: Int64 = 76
  /// The error of the next call with a name.
  var failures: [String: [TransferServiceError]] = [:]
  /// Delays balances, which are those of the time of the question.
  var balanceAnswer: TestAnswer<Void>?
  var available: Int64 = 1_000_000
  /// Delays the events of a transfer, which are those of the time of the question.
  var eventAnswer: TestAnswer<Void>?
  /// Delays recipients, who are those of the time of the question.
  var recipientAnswer: TestAnswer<Void>?
  /// The number of recipients on a page.
  var recipientLimit = 10
  /// Delays quotes.
  var quoteAnswer: TestAnswer<Void>?
  /// Delays the creation of a transfer.
  var transferAnswer: TestAnswer<Void>?

  private(set) var calls: [String] = []
  private(set) var quotes: [Quote] = []
  private(set) var transfers: [BankTransfer] = []
  private(set) var requests: [TransferRequest] = []
  var people: [Recipient] = []
  var events: [TransferStatusEvent] = []

  init(clock: TestClock) { self.clock = clock }

  @MainActor func targetCurrencies() async throws(TransferServiceError) -> [Currency] { [.eur, .gbp, .usd] }

  @MainActor func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try note("balances \(sender)")
    let available = available
    await balanceAnswer?.value()
    return [Currency.gbp, .eur].compactMap { currency in
      (try? Amount(minorUnits: available, currency: currency)).flatMap { try? Balance(available: $0) }
    }
  }

  @MainActor func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote {
    try note("quote \(request.amount) for \(sender)", "quote")
    await quoteAnswer?.value()
    do {
      let quote = try Quote(
        id: Quote.ID("quote-\(quotes.count + 1)"), sender: sender, request: request,
        rate: ExchangeRate(rate, from: request.sourceCurrency, to: request.targetCurrency),
        fee: Amount(minorUnits: feeInPence, currency: request.sourceCurrency), expiry: clock.now + .seconds(1800))
      quotes.append(quote)
      return quote
    } catch {
      throw .refused(TransferRefusal(.status(.unprocessable), "No price."))
    }
  }

  @MainActor func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try note("requirements \(currency)", "requirements")
    do { return try RecipientRequirements(for: currency) } catch {
      throw .refused(TransferRefusal(.status(.unprocessable), error.sentence.developerForm))
    }
  }

  @MainActor func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try note("recipients \(sender)")
    var known = people.filter { $0.sender == sender && $0.currency == currency }[...]
    await recipientAnswer?.value()
    if let last { known = known.drop { $0.id != last }.dropFirst() }
    return RecipientPage(Array(known.prefix(recipientLimit)), hasMore: known.count > recipientLimit)
  }

  @MainActor func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try note("add recipient", "add recipient")
    if let known = people.first(where: { $0.details == details && $0.sender == sender }) { return known }
    guard let id = try? Recipient.ID("new-\(people.count + 1)") else { throw .unknown(.unreadableReply) }
    let recipient = Recipient(id: id, sender: sender, details: details)
    people.insert(recipient, at: 0)
    return recipient
  }

  @MainActor func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    requests.append(request)
    try note("create", "create")
    await transferAnswer?.value()
    return try create(request)
  }

  @MainActor func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try note("look up", "look up")
    return transfers.first { $0.customerTransactionID == id }
  }

  @MainActor func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    guard let transfer = transfers.first(where: { $0.id == id }) else { throw .refused(.notFound) }
    return transfer
  }

  @MainActor func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    var page = transfers.reversed()[...]
    if let last {
      _ = try await transfer(last)
      page = page.drop { $0.id != last }.dropFirst()
    }
    return TransferPage(Array(page), hasMore: false)
  }

  @MainActor func statusEvents(
    of id: BankTransfer.ID
  ) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try note("events", "events")
    let events = events.isEmpty ? [try await transfer(id).latestEvent] : events
    await eventAnswer?.value()
    return events
  }

  @MainActor func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try note("cancel", "cancel")
    guard let index = transfers.firstIndex(where: { $0.id == id }) else { throw .refused(.notFound) }
    if transfers[index].status != .cancelled {
      guard transfers[index].status.canBeCancelled else { throw .refused(.tooLate) }
      transfers[index].apply(
        TransferStatusEvent(transfer: id, status: .cancelled, occurredAt: clock.now + .seconds(1)))
    }
    return transfers[index]
  }
}

extension ScriptedBank {
  /// Converts the money of each transfer that was not cancelled, as a bank does some minutes after its creation.
  func convertMoney() {
    for index in transfers.indices where transfers[index].status.canBeCancelled {
      transfers[index].apply(
        TransferStatusEvent(transfer: transfers[index].id, status: .fundsConverted, occurredAt: clock.now))
    }
  }

  /// Copies the transfers of another bank.
  func takeOver(_ other: ScriptedBank) {
    (quotes, transfers, people) = (other.quotes, other.transfers, other.people)
  }

  /// Creates a transfer at once; a repeated request returns the same one.
  func create(_ request: TransferRequest) throws(TransferServiceError) -> BankTransfer {
    if let known = transfers.first(where: { $0.customerTransactionID == request.customerTransactionID }) {
      let isSame =
        (known.quote.id, known.recipient.id) == (request.quote, request.recipient)
        && known.reference == request.reference
      guard isSame else { throw .refused(.idUsed) }
      return known
    }
    guard let quote = quotes.first(where: { $0.id == request.quote }) else { throw .refused(.notFound) }
    guard !quote.isExpired(at: clock.now) else { throw .refused(.expired) }
    guard !transfers.contains(where: { $0.quote.id == quote.id }) else { throw .refused(.used) }
    guard quote.source.minorUnits <= available else { throw .refused(.poor) }
    guard
      let recipient = people.first(where: { $0.id == request.recipient }),
      let transfer = try? BankTransfer(
        id: BankTransfer.ID("transfer-\(transfers.count + 1)"), customerTransactionID: request.customerTransactionID,
        quote: quote, recipient: recipient, reference: request.reference, createdAt: clock.now,
        status: .incomingPaymentWaiting, occurredAt: clock.now)
    else { throw .refused(.notFound) }
    transfers.append(transfer)
    return transfer
  }

  private func note(_ call: String, _ name: String? = nil) throws(TransferServiceError) {
    calls.append(call)
    let name = name ?? call
    guard var failures = failures[name], !failures.isEmpty else { return }
    let failure = failures.removeFirst()
    self.failures[name] = failures
    throw failure
  }
}

extension TransferRefusal {
  static let notFound = TransferRefusal(.status(.notFound), "There is no such thing.")
  static let expired = TransferRefusal(.quoteExpired, "The price has expired.")
  static let used = TransferRefusal(.quoteUsed, "The price was used.")
  static let forbidden = TransferRefusal(.status(.forbidden), "The bank does not allow this.")
  static let idUsed = TransferRefusal(.customerTransactionIDUsed, "Another transfer was sent with this identifier.")
  static let tooLate = TransferRefusal(.tooLateToCancel, "The money was converted.")
  static let poor = TransferRefusal(.insufficientFunds, "You have less than that.")
}
