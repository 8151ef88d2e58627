public import FlowKit
public import FlowScreens
public import Money

/// An error in a file of rates; a column is a cell between commas, counted from 1.
public enum RatesFileError: ReadableError {
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

  /// The place, the error and the expected content, as a sentence.
  public var sentence: LocalizedText {
    switch self {
    case .unreadable(let path):
      "The file of rates \(verbatim: path) can't be read. Check that it exists and is readable."
    case .tooLarge: "The file of rates has more than \(ReferenceRates.largestFile) bytes, too many for rates."
    case .notText: "The file of rates is not text in UTF-8."
    case .wrongLineCount(let count):
      "The file of rates has two lines, currencies and rates; this one has \(count)."
    case .noDate(let text): "Line 1, column 1: “\(verbatim: text)” was found instead of “Date”."
    case .noCurrencies: "Line 1, column 2: the currencies are missing."
    case .unknownCurrency(let text, let column):
      "Line 1, column \(column): there is no currency “\(verbatim: text)”. Use three capitals of ISO 4217."
    case .repeatedCurrency(.eur, let column):
      "Line 1, column \(column): the euro has no rate, since all rates are relative to it."
    case .repeatedCurrency(let currency, let column):
      "Line 1, column \(column): \(verbatim: currency.code) already has a column."
    case .wrongCellCount(let expected, let found):
      "Line 2, column \(min(expected, found) + 1): line 1 has \(expected) columns, and this one has \(found)."
    case .malformedDate(let text):
      "Line 2, column 1: “\(verbatim: text)” is not a date. Write it like 30 October 2026."
    case .notARate(let text, let currency, let column):
      "Line 2, column \(column) (\(verbatim: currency.code)): “\(verbatim: text)” is not a rate. Write it like 1.1993."
    case .refusedRate(let error, let currency, let column):
      "Line 2, column \(column) (\(verbatim: currency.code)): \(error.sentence)"
    }
  }
}
