import Money
import Transfer

/// A reader for a line of names and a line of values.
struct RatesFileReader {
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
