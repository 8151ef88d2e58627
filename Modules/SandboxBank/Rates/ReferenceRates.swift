public import Foundation
public import Money

/// The European Central Bank's reference rates of one day: the units of each currency per euro.
public struct ReferenceRates: Equatable, Sendable {
  /// The day in the bank's format: `30 October 2026`.
  public let day: String
  private let perEuro: [Currency: ExchangeRate]

  /// The euro and every currency with a rate, by code.
  public var currencies: [Currency] { perEuro.keys.sorted { $0.code < $1.code } }

  init(day: String, perEuro: [Currency: ExchangeRate]) {
    self.day = day
    self.perEuro = perEuro
  }

  /// Returns the rate between two currencies: the quotient of their rates, rounded half up to ten significant digits.
  /// - Returns: nil if one of them has no rate.
  public func rate(from source: Currency, to target: Currency) -> ExchangeRate? {
    guard let first = perEuro[source], let second = perEuro[target] else { return nil }
    return try? ExchangeRate(crossing: first, with: second)
  }
}

extension ReferenceRates {
  /// The maximum size of a file of rates, in bytes; the European Central Bank's has less than 500.
  static let largestFile = 65_536

  /// Returns the rates in this file, those of 30 October 2026.
  ///
  /// Source: European Central Bank, euro foreign exchange reference rates, `eurofxref.csv`
  /// (www.ecb.europa.eu/stats/eurofxref).
  public static func bundled() throws(RatesFileError) -> ReferenceRates {
    try readOnce.get()
  }

  private static let readOnce = Result { () throws(RatesFileError) in
    try ReferenceRates(csv: Data(bundledFile.utf8))
  }

  private static let bundledFile = """
    Date, USD, JPY, CZK, DKK, GBP, HUF, PLN, RON, SEK, CHF, ISK, NOK, TRY, AUD, BRL, CAD, CNY, HKD, IDR, ILS, \
    INR, KRW, MXN, MYR, NZD, PHP, SGD, THB, ZAR
    30 October 2026, 1.1172, 175.68, 24.353, 7.4735, 0.83380, 366.33, 4.4038, 5.3447, 10.9780, 0.9194, 136.00, \
    10.3120, 55.8015, 1.5904, 6.0692, 1.5606, 7.4326, 8.7652, 20275.17, 3.4950, 106.0840, 1491.76, 21.1237, \
    4.5325, 1.9823, 71.143, 1.4282, 37.683, 18.6455
    """

  /// Creates rates from a file in the format of the European Central Bank's `eurofxref.csv`.
  public init(contentsOf url: URL) throws(RatesFileError) {
    let path = url.path(percentEncoded: false)
    let data: Data?
    do {
      // Limited, since the path may name anything.
      data = try FileHandle(forReadingFrom: url).read(upToCount: Self.largestFile + 1)
    } catch {
      throw .unreadable(path: path)
    }
    try self.init(csv: data ?? Data())
  }

  /// Creates rates from the contents of such a file.
  public init(csv data: Data) throws(RatesFileError) {
    guard data.count <= Self.largestFile else { throw .tooLarge }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText }
    self = try RatesFileReader(text).read()
  }
}
