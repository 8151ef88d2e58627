public import FlowValues
public import Foundation

/// A parser of typed amounts of one currency in one locale.
private struct AmountParser {
  private let currency: Currency
  private let fractionDigits: Int
  private let accepted: [NumberNotation]

  init(currency: Currency, locale: Locale) throws(AmountParsingError) {
    guard let fractionDigits = currency.minorUnitDigits else { throw .currencyWithoutAmounts(currency) }
    self.currency = currency
    self.fractionDigits = fractionDigits
    self.accepted = NumberNotation.accepted(in: locale)
  }

  func parse(_ text: String) throws(AmountParsingError) -> Amount {
    let scalars = Array(TypedText.code.cleaned(text).unicodeScalars)
    guard !scalars.isEmpty else { throw .empty(example: example) }
    let notation = try notation(of: scalars)

    let parts = scalars.split(separator: notation.decimalMark, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw .malformedDecimals(example: example)
    }
    let whole = try digits(ofWhole: parts[0], in: notation)
    let fraction = try digits(ofFraction: parts.dropFirst().first ?? [], in: notation)
    return try amount(of: whole + fraction)
  }

  private func notation(of scalars: [Unicode.Scalar]) throws(AmountParsingError) -> NumberNotation {
    if let notation = accepted.first(where: { scalars.allSatisfy($0.contains) }) { return notation }
    let stranger = scalars.first { scalar in !accepted.contains { $0.contains(scalar) } }
    guard let stranger else { throw .mixedNotations(example: example) }
    throw .unexpectedCharacter(stranger, example: example)
  }

  private func digits(
    ofWhole part: ArraySlice<Unicode.Scalar>, in notation: NumberNotation
  ) throws(AmountParsingError) -> [Int] {
    let groups = part.split(omittingEmptySubsequences: false, whereSeparator: notation.groups)
    let digits = groups.joined().compactMap(notation.value)
    guard groups.count > 1 else { return digits }

    // A group never begins with zero: `0,500` is five tenths with a decimal comma.
    guard
      groups.last?.count == notation.lastGroupSize,
      groups.dropFirst().dropLast().allSatisfy({ $0.count == notation.groupSize }),
      (1...notation.groupSize).contains(groups[0].count),
      digits.first != 0
    else { throw .malformedGrouping(example: example) }
    return digits
  }

  /// Returns the digits after the mark, as many as the currency has.
  private func digits(
    ofFraction part: ArraySlice<Unicode.Scalar>, in notation: NumberNotation
  ) throws(AmountParsingError) -> [Int] {
    guard !part.contains(where: notation.groups) else { throw .malformedGrouping(example: example) }
    let digits = part.compactMap(notation.value)
    guard digits.dropFirst(fractionDigits).allSatisfy({ $0 == 0 }) else { throw .tooManyDecimals(currency) }
    let missing = max(0, fractionDigits - digits.count)
    return digits.prefix(fractionDigits) + Array(repeating: 0, count: missing)
  }

  private func amount(of digits: [Int]) throws(AmountParsingError) -> Amount {
    var minorUnits: Int64 = 0
    for digit in digits {
      minorUnits = minorUnits * 10 + Int64(digit)
      // Checked at each digit, so that a long text cannot overflow it.
      guard minorUnits <= Amount.limit else { throw .tooLarge(maximum: maximum) }
    }
    do {
      return try Amount(minorUnits: minorUnits, currency: currency)
    } catch {
      throw .tooLarge(maximum: maximum)
    }
  }

  private var maximum: NumberExample {
    NumberExample(digits: Amount.limit.magnitude, fractionDigits: fractionDigits)
  }

  /// 1234.5 in the currency's major unit, or 1234 if it has no minor unit.
  private var example: NumberExample {
    let digits = "1234" + String("5000".prefix(fractionDigits))
    return NumberExample(digits: UInt64(digits) ?? 0, fractionDigits: fractionDigits)
  }
}

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
    NumberNotation.printed(in: Locale(identifier: language.localeIdentifier)).format(
      digits, fractionDigits: fractionDigits)
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
