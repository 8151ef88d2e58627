public import FlowScreens
public import Foundation

extension Amount {
  /// Parses typed text, strictly by the rules of a locale.
  ///
  /// It accepts the locale's own digits or ASCII digits, not mixed; complete groups or none; no sign, symbol or
  /// exponent. More decimals than the currency has are refused, not rounded, unless they are zeros.
  public init(parsing text: String, currency: Currency, locale: Locale) throws(AmountParsingError) {
    let parser = try AmountParser(currency: currency, locale: locale)
    self = try parser.parse(text)
  }
}

/// The reason why a typed amount was refused; `example` is a valid one in the locale and currency.
public enum AmountParsingError: ReadableError {
  case currencyWithoutAmounts(Currency)
  case empty(example: String)
  case unexpectedCharacter(Unicode.Scalar, example: String)
  case mixedNotations(example: String)
  case malformedGrouping(example: String)
  case malformedDecimals(example: String)
  case tooManyDecimals(Currency)
  case tooLarge(maximum: String)

  /// The reason and the expected input.
  public var sentence: String {
    switch self {
    case .currencyWithoutAmounts(let currency):
      AmountError.currencyWithoutAmounts(currency).sentence
    case .empty(let example):
      "Enter the amount, such as \(example)."
    case .unexpectedCharacter(let scalar, let example):
      "The amount cannot contain \(scalar.shown). Write it like \(example)."
    case .mixedNotations(let example):
      "The amount mixes two ways to write a number. Write it like \(example)."
    case .malformedGrouping(let example):
      "The amount is not grouped as usual. Write it like \(example), or leave the grouping out."
    case .malformedDecimals(let example):
      "The amount needs one decimal mark with digits on both sides, or none. Write it like \(example)."
    case .tooManyDecimals(let currency):
      switch currency.minorUnitDigits ?? 0 {
      case 0: "\(currency.code) has no digits after the decimal mark. Leave them out."
      case let count: "\(currency.code) has \(count) digits after the decimal mark. Leave the others out."
      }
    case .tooLarge(let maximum):
      "The amount is too large. The most is \(maximum)."
    }
  }
}
