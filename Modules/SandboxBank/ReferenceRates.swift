public import Foundation
public import Money
import Transfer

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

/// A reader for a line of names and a line of values.
private struct RatesFileReader {
  private let lines: [[String]]

  init(_ text: String) {
    // Scalars, since a carriage return with a line feed is one `Character`.
    var scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    while let last = scalars.last, ["\n", "\r", " "].contains(last) { scalars.removeLast() }
    lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map(Self.cells)
  }

  func read() throws(RatesFileError) -> ReferenceRates {
    guard lines.count == 2 else { throw .wrongLineCount(lines.count) }
    let (names, values) = (lines[0], lines[1])
    guard names[0] == "Date" else { throw .noDate(names[0].excerpt) }
    let currencies = try currencies(names.dropFirst())
    guard values.count == names.count else {
      throw .wrongCellCount(expected: names.count, found: values.count)
    }
    return ReferenceRates(day: try day(values[0]), perEuro: try rates(of: currencies, values.dropFirst()))
  }

  private func currencies(_ names: ArraySlice<String>) throws(RatesFileError) -> [Currency] {
    guard !names.isEmpty else { throw .noCurrencies }
    var currencies: [Currency] = []
    for (index, name) in zip(names.indices, names) {
      guard let currency = try? Currency(name) else {
        throw .unknownCurrency(name.excerpt, column: index + 1)
      }
      guard currency != .eur, !currencies.contains(currency) else {
        throw .repeatedCurrency(currency, column: index + 1)
      }
      currencies.append(currency)
    }
    return currencies
  }

  private func rates(
    of currencies: [Currency], _ values: ArraySlice<String>
  ) throws(RatesFileError) -> [Currency: ExchangeRate] {
    var rates: [Currency: ExchangeRate] = [:]
    for (index, (currency, value)) in zip(values.indices, zip(currencies, values)) {
      rates[currency] = try rate(of: currency, value, column: index + 1)
    }
    rates[.eur] = try rate(of: .eur, "1", column: 1)
    return rates
  }

  private func rate(
    of currency: Currency, _ value: String, column: Int
  ) throws(RatesFileError) -> ExchangeRate {
    do {
      return try ExchangeRate(value, from: .eur, to: currency)
    } catch .malformed {
      throw .notARate(value.excerpt, currency, column: column)
    } catch {
      throw .refusedRate(error, currency, column: column)
    }
  }

  private func day(_ text: String) throws(RatesFileError) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let month = months.firstIndex(of: parts[1]) else {
      throw .malformedDate(text.excerpt)
    }
    let twoDigits = { (text: String) in text.utf8.count == 1 ? "0" + text : text }
    let iso = "\(parts[2])-\(twoDigits("\(month + 1)"))-\(twoDigits(parts[0]))T00:00:00Z"
    guard (try? Timestamp(iso)) != nil else { throw .malformedDate(text.excerpt) }
    return text
  }

  /// Returns the cells of a line; the European Central Bank ends each with a comma.
  private static func cells(of line: Substring.UnicodeScalarView) -> [String] {
    var cells = line.split(separator: ",", omittingEmptySubsequences: false).map { cell in
      var cell = cell.drop { $0 == " " }
      while let last = cell.last, [" ", "\r"].contains(last) { cell.removeLast() }
      return String(cell)
    }
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells
  }
}

extension String {
  /// The beginning of any text, in a form that fits into a sentence.
  fileprivate var excerpt: String {
    let shown = unicodeScalars.prefix(20).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    return unicodeScalars.count > 20 ? String(shown) + "…" : String(shown)
  }
}

/// An error in a file of rates; a column is a cell between commas, counted from 1.
public enum RatesFileError: Error, Equatable {
  case unreadable(path: String)
  case tooLarge
  case notText
  case wrongLineCount(Int)
  case noDate(String)
  case noCurrencies
  case unknownCurrency(String, column: Int)
  case repeatedCurrency(Currency, column: Int)
  case wrongCellCount(expected: Int, found: Int)
  case malformedDate(String)
  case notARate(String, Currency, column: Int)
  case refusedRate(ExchangeRateError, Currency, column: Int)

  /// The place, the error and the expected content, as a sentence for developers: a phone reads no such file.
  public var sentence: String {
    switch self {
    case .unreadable(let path):
      "The file of rates \(path) can't be read. Check that it exists and is readable."
    case .tooLarge: "The file of rates has more than \(ReferenceRates.largestFile) bytes, too many for rates."
    case .notText: "The file of rates is not text in UTF-8."
    case .wrongLineCount(let count):
      "The file of rates has two lines, currencies and rates; this one has \(count)."
    case .noDate(let text): "Line 1, column 1: “\(text)” was found instead of “Date”."
    case .noCurrencies: "Line 1, column 2: the currencies are missing."
    case .unknownCurrency(let text, let column):
      "Line 1, column \(column): there is no currency “\(text)”. Use three capitals of ISO 4217."
    case .repeatedCurrency(.eur, let column):
      "Line 1, column \(column): the euro has no rate, since all rates are relative to it."
    case .repeatedCurrency(let currency, let column):
      "Line 1, column \(column): \(currency.code) already has a column."
    case .wrongCellCount(let expected, let found):
      "Line 2, column \(min(expected, found) + 1): line 1 has \(expected) columns, and this one has \(found)."
    case .malformedDate(let text):
      "Line 2, column 1: “\(text)” is not a date. Write it like 30 October 2026."
    case .notARate(let text, let currency, let column):
      "Line 2, column \(column) (\(currency.code)): “\(text)” is not a rate. Write it like 1.1993."
    case .refusedRate(let error, let currency, let column):
      "Line 2, column \(column) (\(currency.code)): \(error.sentence)"
    }
  }
}
