public import FlowKit
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

/// A number in an error: `1,234.50`.
public struct NumberExample: TextArgument, Hashable {
  let digits: UInt64
  let fractionDigits: Int

  /// The number without a locale: `1,234.50`.
  public var developerForm: String { NumberNotation.plain.format(digits, fractionDigits: fractionDigits) }

  /// Returns the number as a person types it in a language.
  public func form(in language: Language) -> String {
    NumberNotation.printed(in: Locale(identifier: language.identifier)).format(digits, fractionDigits: fractionDigits)
  }
}

/// The reason why a typed amount was refused; `example` is a valid one in the currency.
public enum AmountParsingError: ReadableError {
  case currencyWithoutAmounts(Currency)
  case empty(example: NumberExample)
  case unexpectedCharacter(Unicode.Scalar, example: NumberExample)
  case mixedNotations(example: NumberExample)
  case malformedGrouping(example: NumberExample)
  case malformedDecimals(example: NumberExample)
  case tooManyDecimals(Currency)
  case tooLarge(maximum: NumberExample)

  public var sentence: LocalizedText {
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
      case 0: "\(verbatim: currency.code) has no digits after the decimal mark. Leave them out."
      case let count: "\(verbatim: currency.code) has \(count) digits after the decimal mark. Leave the others out."
      }
    case .tooLarge(let maximum):
      "The amount is too large. The most is \(maximum)."
    }
  }
}
