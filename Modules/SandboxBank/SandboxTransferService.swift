public import FlowStorage
public import Money
public import Transfer

/// A bank in the process: real rates, exact fees, its own books, and faults on demand.
///
/// Its books are a database that the app does not touch, like a server's. They contain every answered call, and a bank that
/// is opened on the same file continues from there.
public struct SandboxTransferService: Sendable {
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
  let lateRequests: LateRequests
  let database: SQLiteDatabase
  let rates: ReferenceRates
  let clock: any TransferClock
  let openingBalances: [Amount]

  /// Opens the bank's books, and creates them if necessary.
  /// - Parameters:
  ///   - location: The location of the books, which is not that of the app's data.
  ///   - rates: The reference rates.
  ///   - clock: The clock.
  ///   - openingBalances: The initial balances of a sender, at most one per currency, none negative.
  ///   - host: The actor for work on the books; if nil, they have an executor of their own.
  /// - Throws: `DatabaseError`.
  public static func open(
    _ location: DatabaseLocation, rates: ReferenceRates, clock: any TransferClock,
    openingBalances: [Amount] = openingBalances, on host: (any Actor)? = nil
  ) async throws -> SandboxTransferService {
    // The books represent those of a server, which a device does not check at each launch: they contain all transfers.
    let database = try await SQLiteDatabase.open(
      location, migrations: Schema.migrations, checksPages: false, on: host)
    return SandboxTransferService(
      faults: BankFaults(), lateRequests: LateRequests(), database: database, rates: rates, clock: clock,
      openingBalances: openingBalances)
  }

  /// The number of requests on their way to the bank.
  public var lateRequestCount: Int { lateRequests.count }

  /// The same bank without faults, for checks of its books.
  public var withoutFaults: SandboxTransferService {
    SandboxTransferService(
      faults: BankFaults(), lateRequests: lateRequests, database: database, rates: rates, clock: clock,
      openingBalances: openingBalances)
  }
}

extension SandboxTransferService {
  /// Returns whether no transfer was ever sent through this bank.
  /// - Throws: `DatabaseError`.
  public func isUnused() async throws -> Bool {
    try await database.read { try $0.query("SELECT id FROM transfer LIMIT 1").isEmpty }
  }
}
