public import Database
public import Money
public import Transfer

/// A bank in the process: real rates, exact fees, books of its own, and the faults that it is asked for.
///
/// Its books are a database that nothing of the app touches, as a server's would be. What the bank has answered is in
/// them, and a bank that is opened on the same file goes on where another stopped.
public struct SandboxTransferService: Sendable {
  /// What every sender has when the bank first hears of them: 10,000.00 each of EUR, GBP and USD, and 1,000,000 JPY.
  public static let openingBalances: [Amount] = [
    (.eur, 1_000_000), (.gbp, 1_000_000), (.usd, 1_000_000), (.jpy, 1_000_000),
  ].compactMap { (currency: Currency, minorUnits: Int64) in
    try? Amount(minorUnits: minorUnits, currency: currency)
  }

  /// How long a quote is worth something.
  static let quoteLifetime = Duration.seconds(30 * 60)

  /// What goes wrong with the next calls.
  public let faults: BankFaults
  let database: SQLiteDatabase
  let rates: ReferenceRates
  let clock: any TransferClock
  let openingBalances: [Amount]

  /// Opens the bank's books, which are begun if there are none.
  /// - Parameters:
  ///   - location: Where the books are; not the app's own file.
  ///   - rates: The reference rates.
  ///   - clock: The time.
  ///   - openingBalances: What a sender has when the bank first hears of them, one amount a currency, none negative.
  ///   - host: Who does the work on the books; without one it is done apart from all actors.
  /// - Throws: `DatabaseError`.
  public static func open(
    _ location: DatabaseLocation, rates: ReferenceRates, clock: any TransferClock,
    openingBalances: [Amount] = openingBalances, on host: (any Actor)? = nil
  ) async throws -> SandboxTransferService {
    let database = try await SQLiteDatabase.open(location, migrations: Schema.migrations, on: host)
    return SandboxTransferService(
      faults: BankFaults(), database: database, rates: rates, clock: clock, openingBalances: openingBalances)
  }

  /// The same bank, reached by a way on which nothing goes wrong: for who has to know what its books say.
  public var withoutFaults: SandboxTransferService {
    SandboxTransferService(
      faults: BankFaults(), database: database, rates: rates, clock: clock, openingBalances: openingBalances)
  }
}

extension SandboxTransferService {
  /// Whether nobody has ever sent anything through this bank.
  /// - Throws: `DatabaseError`.
  public func isUnused() async throws -> Bool {
    try await database.read { try $0.query("SELECT id FROM transfer LIMIT 1").isEmpty }
  }
}
