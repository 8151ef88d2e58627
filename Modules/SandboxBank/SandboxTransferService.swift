public import FlowFaults
import FlowLocalization
public import FlowStorage
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
  /// The customer whose calls these are; nil if the bank has one.
  private(set) var customer: String?

  /// Opens the bank's books, and creates them if necessary.
  /// - Parameters:
  ///   - location: The location of the books, which is not that of the app's data.
  ///   - rates: The reference rates.
  ///   - clock: The clock.
  ///   - openingBalances: The initial balances of a sender, at most one per currency, none negative.
  ///   - faults: The faults of its calls; by default, they have the bank's clock.
  ///   - host: The actor for work on the books; if nil, they have an executor of their own.
  /// - Throws: `DatabaseError`.
  public static func open(
    _ location: DatabaseLocation, rates: ReferenceRates, clock: any TransferClock,
    openingBalances: [Amount] = openingBalances, faults: BankFaults? = nil, on host: (any Actor)? = nil
  ) async throws -> SandboxTransferService {
    // The books represent those of a server, which a device does not check at each launch: they contain all transfers.
    let database = try await SQLiteDatabase.open(
      location, migrations: Schema.migrations, checksPages: false, on: host)
    let faults = faults ?? BankFaults(clock: BankClock(clock: clock))
    return SandboxTransferService(
      faults: faults, database: database, rates: rates, clock: clock, openingBalances: openingBalances,
      connection: faults.connect())
  }

  /// Returns the same bank at the other end of a connection.
  public func connected(by connection: ServiceConnection<BankCall>) -> SandboxTransferService {
    var bank = self
    bank.connection = connection
    return bank
  }

  func connected(by connection: ServiceConnection<BankCall>, of customer: String) -> SandboxTransferService {
    var bank = connected(by: connection)
    bank.customer = customer
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
    try await read(.balance) { books, now in
      try books.check(sender, isOf: customer, or: "profile")
      return try books.balances(of: sender, opening: openingBalances, at: now)
    }
  }

  /// Creates a quote at the reference rates with the sandbox's fee, which is valid for 30 minutes.
  public func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote {
    try await write(.quote) { books, _, now in
      let price = try SandboxPrice(of: request, at: rates)
      try books.claim(sender, for: customer)
      return try books.addQuote(
        request, for: sender, at: price, expiry: now + Self.quoteLifetime)
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
    try await read(.recipientList) { books, _ in
      try books.check(sender, isOf: customer, or: "profile")
      return try books.recipients(of: sender, in: currency, after: last, atMost: Self.pageSize)
    }
  }

  /// Adds a recipient, unless the sender has one with the same details.
  public func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await write(.recipient) { books, _, _ in
      try books.claim(sender, for: customer)
      return try books.addRecipient(details, for: sender)
    }
  }

  /// Debits the sender's balance and sends the money, once for each customer transaction id.
  public func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await write(.transfer) { books, bounces, now in
      try books.claim(request.sender, for: customer)
      try books.openBalances(openingBalances, for: request.sender)
      return try books.createTransfer(request, of: customer, at: now, bounces: bounces)
    }
  }

  /// Returns the current state of a transfer.
  public func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await read(.status) { books, now in try books.transfer(id, of: customer, at: now) }
  }

  /// Returns the current state of the transfer with a customer transaction id.
  public func transfer(
    for id: CustomerTransactionID
  ) async throws(TransferServiceError) -> BankTransfer? {
    try await read(.status) { books, now in
      guard let transfer = try books.transfer(for: id, at: now) else { return nil }
      do {
        try books.check(transfer.quote.sender, isOf: customer, or: "transfer")
      } catch is TransferServiceError {
        return nil
      }
      return transfer
    }
  }

  /// Returns the current state of ten transfers at most, newest first; all senders belong to one person.
  public func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await read(.transferList) { books, now in
      try books.transfers(of: customer, after: last, atMost: Self.pageSize, at: now)
    }
  }

  /// Returns the events of a transfer so far.
  public func statusEvents(
    of id: BankTransfer.ID
  ) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await read(.status) { books, now in
      _ = try books.transfer(id, of: customer, at: now)
      return try books.events(of: id, at: now)
    }
  }

  /// Cancels a transfer, and refunds it at once.
  public func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await write(.cancellation) { books, _, now in
      _ = try books.reader.transfer(id, of: customer, at: now)
      return try books.cancelTransfer(id, at: now)
    }
  }
}

extension SandboxTransferService {
  /// Performs a call that changes the books, and returns its reply, or the error of its fault; the work also depends on whether
  /// the recipient's bank will return the money.
  func write<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (borrowing WriteTransaction, Bool, Timestamp) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    try await connection.call(call) { [database] (request) async throws(TransferServiceError) in
      try await Self.reply {
        try await database.write { try work($0, request.variation == BankCall.bounces, Timestamp(request.time)) }
      }
    }
  }

  /// Performs a call that only reads the books, and returns its reply, or the error of its fault.
  func read<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (borrowing ReadTransaction, Timestamp) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    try await connection.call(call) { [database] (request) async throws(TransferServiceError) in
      try await Self.reply { try await database.read { try work($0, Timestamp(request.time)) } }
    }
  }

  /// Performs work on the books; an error of the database becomes a failure of the bank, and changes nothing.
  private static func reply<Reply: Sendable>(
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
