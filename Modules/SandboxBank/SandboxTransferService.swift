public import FlowFaults
import FlowLocalization
public import FlowStorage
import Foundation
public import Money
public import Transfer

/// A bank in the process: real rates, exact fees, its own books, and faults on demand.
///
/// Its books are a database that the app does not touch, like a server's. They contain every answered call, and a bank that
/// is opened on the same file continues from there.
public struct SandboxTransferService: Sendable {
  /// The sentence with which the bank refuses to cancel a transfer that was paid out.
  public static let tooLateToCancel = "This transfer can't be cancelled any more."
  /// The initial balances of every sender: 10,000.00 each of EUR, GBP and USD, and 1,000,000 JPY.
  public static let openingBalances: [Amount] = [
    (.eur, 1_000_000), (.gbp, 1_000_000), (.usd, 1_000_000), (.jpy, 1_000_000),
  ].compactMap { (currency: Currency, minorUnits: Int64) in
    try? Amount(minorUnits: minorUnits, currency: currency)
  }

  /// The number of transfers or recipients on a page.
  public static let pageSize = 10

  /// The validity of a quote.
  static let quoteLifetime = Duration.seconds(30 * 60)

  /// The faults of the next calls.
  public let faults: BankFaults
  let database: SQLiteDatabase
  let rates: ReferenceRates
  let clock: any TransferClock
  let openingBalances: [Amount]
  private(set) var connection: ServiceConnection<BankCall>
  /// The caller of this connection.
  private(set) var caller = BankCaller.nobody
  /// The one-time codes that it has sent.
  public let inbox: SandboxInbox
  let door = BankDoor()
  public let admissions = BankAdmissions()

  /// Opens the bank's books, and creates them if necessary.
  /// - Parameters:
  ///   - location: The location of the books, which is not that of the app's data.
  ///   - rates: The reference rates.
  ///   - clock: The clock.
  ///   - openingBalances: The initial balances of a sender, at most one per currency, none negative.
  ///   - faults: The faults of its calls; by default, they have the bank's clock.
  ///   - host: The actor for work on the books; if nil, they have a separate executor.
  /// - Throws: `DatabaseError`.
  public static func open(
    _ location: DatabaseLocation, rates: ReferenceRates, clock: any TransferClock,
    openingBalances: [Amount] = openingBalances, faults: BankFaults? = nil, on host: (any Actor)? = nil
  ) async throws -> SandboxTransferService {
    // The books represent those of a server, which a device does not check at each launch: they contain all transfers.
    let database = try await SQLiteDatabase.open(
      location, migrations: Schema.migrations, checksPages: false, on: host)
    let latestCode = try await database.read { try $0.latestCode() }
    let faults = faults ?? BankFaults(clock: BankClock(clock: clock))
    return SandboxTransferService(
      faults: faults, database: database, rates: rates, clock: clock, openingBalances: openingBalances,
      connection: faults.connect(), inbox: SandboxInbox(latestCode))
  }

  /// Returns the same bank at the other end of a connection.
  public func connected(by connection: ServiceConnection<BankCall>) -> SandboxTransferService {
    var bank = self
    bank.connection = connection
    return bank
  }

  /// Returns the same bank for the calls of a customer.
  public func authorized(by accessToken: String) -> SandboxTransferService {
    var bank = self
    bank.caller = .token(accessToken)
    return bank
  }

  func connected(by connection: ServiceConnection<BankCall>, for customer: CustomerID) -> SandboxTransferService {
    var bank = connected(by: connection)
    bank.caller = .customer(customer)
    return bank
  }

  /// The same bank without faults, for checks of its books.
  public var withoutFaults: SandboxTransferService {
    connected(by: faults.withoutFaults().connect())
  }
}

extension SandboxTransferService {
  /// Closes the books: each answered call is on the disk.
  public func close() async { await database.close() }

  /// Returns whether no transfer was ever sent through this bank.
  /// - Throws: `DatabaseError`.
  public func isUnused() async throws -> Bool {
    try await database.read { try $0.query("SELECT id FROM transfer LIMIT 1").isEmpty }
  }
}

extension SandboxTransferService: TransferService {
  /// Returns the currencies with a rate and a form of account.
  public func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await read(.currencyList) { _, _ in
      rates.currencies.filter { (try? RecipientRequirements(for: $0)) != nil }
    }
  }

  /// Returns the balances of a sender; initially the opening balances.
  public func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await read(.balance) { books, visit in
      try books.balances(of: sender, of: visit.customer, opening: openingBalances, at: visit.time)
    }
  }

  /// Creates a quote at the reference rates with the sandbox's fee, which is valid for 30 minutes.
  public func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote {
    try await write(.quote) { books, visit in
      let price = try SandboxPrice(of: request, at: rates)
      return try books.addQuote(
        request, for: sender, of: visit.customer, at: price, expiry: visit.time + Self.quoteLifetime)
    }
  }

  /// Returns the requirements of a currency; refused for one that is not paid out.
  public func requirements(
    for currency: Currency
  ) async throws(TransferServiceError) -> RecipientRequirements {
    try await read(.requirement) { _, _ in
      do throws(RecipientRequirementsError) {
        return try RecipientRequirements(for: currency)
      } catch {
        throw TransferServiceError.unprocessable(error)
      }
    }
  }

  /// Returns ten of the sender's recipients in a currency at most, newest first.
  public func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await read(.recipientList) { books, visit in
      try books.recipients(of: sender, of: visit.customer, in: currency, after: last, atMost: Self.pageSize)
    }
  }

  /// Adds a recipient, unless the sender has one with the same details.
  public func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await write(.recipient) { books, visit in try books.addRecipient(details, for: sender, of: visit.customer) }
  }

  /// Debits the sender's balance and sends the money, once for each customer transaction id.
  public func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await write(.transfer) { books, visit in
      try books.openBalances(openingBalances, for: request.sender, of: visit.customer)
      return try books.createTransfer(request, of: visit.customer, at: visit.time, bounces: visit.bounces)
    }
  }

  /// Returns the current state of a transfer.
  public func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await read(.status) { books, visit in try books.transfer(id, of: visit.customer, at: visit.time) }
  }

  /// Returns the current state of the transfer with a customer transaction id.
  public func transfer(
    for id: CustomerTransactionID
  ) async throws(TransferServiceError) -> BankTransfer? {
    try await read(.status) { books, visit in
      try books.transfer(for: id, of: visit.customer, at: visit.time)
    }
  }

  /// Returns the current state of ten transfers at most, newest first; all senders belong to one person.
  public func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await read(.transferList) { books, visit in
      try books.transfers(of: visit.customer, after: last, atMost: Self.pageSize, at: visit.time)
    }
  }

  /// Returns the events of a transfer so far.
  public func statusEvents(
    of id: BankTransfer.ID
  ) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await read(.status) { books, visit in
      let events = try books.events(of: id, of: visit.customer, at: visit.time)
      guard !events.isEmpty else { throw TransferServiceError.missing("transfer") }
      return events
    }
  }

  /// Cancels a transfer, and refunds it at once.
  public func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await write(.cancellation) { books, visit in
      try books.cancelTransfer(id, of: visit.customer, at: visit.time)
    }
  }
}

/// The caller of a connection.
enum BankCaller: Sendable {
  /// For calls that are about no books, such as a sign-in.
  case anybody
  /// An app that has opened no account at the bank.
  case nobody
  /// A customer whom somebody else has checked.
  case customer(CustomerID)
  /// The customer of an access token.
  case token(String)
}

/// A call as it arrives at the books.
struct BankVisit {
  /// The customer of the books.
  let customer: CustomerID
  let time: Timestamp
  /// Whether the recipient's bank will return the money of a transfer.
  let bounces: Bool
}

extension SandboxTransferService {
  /// Performs a call that changes the books, and returns its reply, or the error of its fault.
  func write<Reply: Sendable>(
    _ call: BankCall, by other: BankCaller? = nil,
    _ work: @escaping @Sendable (borrowing WriteTransaction, BankVisit) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    let caller = other ?? caller
    return try await connection.call(call, admittedBy: check(caller)) {
      [database] (request) async throws(TransferServiceError) in
      try await Self.reply {
        try await database.write { try work($0, try $0.reader.visit(of: request, by: caller)) }
      }
    }
  }

  /// Performs a call that only reads the books, and returns its reply, or the error of its fault.
  func read<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (borrowing ReadTransaction, BankVisit) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    try await connection.call(call, admittedBy: check(caller)) {
      [database, caller] (request) async throws(TransferServiceError) in
      try await Self.reply { try await database.read { try work($0, try $0.visit(of: request, by: caller)) } }
    }
  }

  private func check(_ caller: BankCaller) -> @Sendable (Date) async throws(TransferServiceError) -> Void {
    { [self] (time) async throws(TransferServiceError) in _ = try await name(of: caller, at: Timestamp(time)) }
  }

  /// Returns the name of the customer whose calls these are; a closed bank names nobody.
  func name(of caller: BankCaller, at time: Timestamp) async throws(TransferServiceError) -> String {
    if door.closure != nil { throw .unknown(.serverError(.serviceUnavailable)) }
    return try await Self.reply { [database, admissions] in
      try await database.read { books in
        let customer = try books.customer(of: caller, at: time)
        if case .token(let token) = caller { admissions.didAdmit(token, of: try books.session(of: token)) }
        return customer.text
      }
    }
  }

  /// Performs work on the books; an error of the database becomes a failure of the bank, and changes nothing.
  static func reply<Reply: Sendable>(
    _ work: () async throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    do {
      return try await work()
    } catch let error as TransferServiceError {
      throw error
    } catch {
      throw .unknown(.serverError(.internalServerError))
    }
  }
}

extension ReadTransaction {
  /// - Throws: `UnknownOutcome.signInNeeded` for a token that is not valid, and without one if the books have become a customer's:
  ///   an answer from nobody's books would be false.
  func customer(of caller: BankCaller, at time: Timestamp) throws -> CustomerID {
    switch caller {
    case .anybody: return .nobody
    case .nobody:
      guard try query("SELECT 1 FROM customer LIMIT 1").isEmpty else {
        throw TransferServiceError.unknown(.signInNeeded)
      }
      return .nobody
    case .customer(let customer): return customer
    case .token(let token): return try customer(of: token, at: time)
    }
  }

  fileprivate func visit(of request: ServiceRequest, by caller: BankCaller) throws -> BankVisit {
    let time = Timestamp(request.time)
    return BankVisit(
      customer: try customer(of: caller, at: time), time: time, bounces: request.variation == BankCall.bounces)
  }
}

extension TransferServiceError {
  /// Returns a refusal with a reason that the app can distinguish.
  static func refused(_ reason: TransferRefusal.Reason, _ sentence: String) -> TransferServiceError {
    .refused(TransferRefusal(reason, sentence))
  }

  /// Returns the error for a missing item, or for one of another sender, which must look the same.
  static func missing(_ what: String) -> TransferServiceError {
    .refused(.status(.notFound), "The bank has no such \(what).")
  }

  /// Returns the error for an invalid request.
  static func unprocessable(_ error: some ReadableError) -> TransferServiceError {
    .refused(.status(.unprocessable), error.sentence.developerForm)
  }
}
