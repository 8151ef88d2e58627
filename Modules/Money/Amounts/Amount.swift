public import FlowValues
public import Foundation

/// An exact sum of money: a whole number of minor units of one currency.
///
/// Amounts of different currencies cannot be added, and nothing overflows: ``limit`` applies to both signs.
public struct Amount: Hashable, Sendable {
  /// The maximum number of minor units: 999 999 999 999 999.
  public static let limit: Int64 = 999_999_999_999_999

  /// The amount in the currency's smallest unit, such as cents; negative for a debt.
  public let minorUnits: Int64
  /// The currency, which always has minor units.
  public let currency: Currency

  /// Creates an amount of minor units, within ``limit``.
  public init(minorUnits: Int64, currency: Currency) throws(AmountError) {
    guard currency.minorUnitDigits != nil else { throw .currencyWithoutAmounts(currency) }
    guard (-Self.limit...Self.limit).contains(minorUnits) else { throw .tooLarge }
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Returns the sum of two amounts of one currency.
  public static func + (left: Amount, right: Amount) throws(AmountError) -> Amount {
    try left.combined(with: right, by: +)
  }

  /// Returns the difference of two amounts of one currency.
  public static func - (left: Amount, right: Amount) throws(AmountError) -> Amount {
    try left.combined(with: right, by: -)
  }

  /// Two amounts within the limit cannot overflow an `Int64`, so checking the result suffices.
  private func combined(with other: Amount, by sum: (Int64, Int64) -> Int64) throws(AmountError) -> Amount {
    guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
    return try Amount(minorUnits: sum(minorUnits, other.minorUnits), currency: currency)
  }
}

// MARK: - Codable

extension Amount: Codable {
  private enum CodingKeys: CodingKey {
    case minorUnits, currency
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let minorUnits = try container.decode(Int64.self, forKey: .minorUnits)
    let currency = try container.decode(Currency.self, forKey: .currency)
    self = try container.checked(.minorUnits) { () throws(AmountError) in
      try Amount(minorUnits: minorUnits, currency: currency)
    }
  }
}

public enum AmountError: ReadableError {
  case currencyWithoutAmounts(Currency)
  case tooLarge
  case differentCurrencies(Currency, Currency)

  public var sentence: LocalizedText {
    switch self {
    case .currencyWithoutAmounts(let currency):
      "There are no amounts in \(verbatim: currency.code) (\(currency.localizedName)). Choose a currency that is paid in."
    case .tooLarge:
      LocalizedText(
        forDevelopers: "The amount is too large: it can have 15 digits at most, those after the decimal mark included.")
    case .differentCurrencies(let left, let right):
      LocalizedText(forDevelopers: "\(left.code) and \(right.code) cannot be added. Convert one of them first.")
    }
  }
}

extension Amount {
  /// Returns the amount for a sentence: `1,234.50 EUR`, `- 1,234.50 EUR`.
  ///
  /// It has exactly the digits of ISO 4217, and is grouped from the first thousand in every locale that groups, so that
  /// the amounts in a list look alike.
  public func formatted(locale: Locale) -> String {
    formatted(in: .printed(in: locale)) + " " + currency.code
  }

  /// Returns the amount as a person would type it: `1,234.50`.
  ///
  /// ``init(parsing:currency:locale:)`` is the inverse for amounts that are not negative.
  public func typed(locale: Locale) -> String {
    formatted(in: .printed(in: locale))
  }

  func formatted(in notation: NumberNotation) -> String {
    let digits = notation.format(minorUnits.magnitude, fractionDigits: currency.minorUnitDigits ?? 0)
    return minorUnits < 0 ? "- " + digits : digits
  }
}

// MARK: - In a text

extension Amount: TextArgument {
  /// The amount without a locale: `1,234.50 EUR`.
  public var developerForm: String { description }

  /// Returns the amount as it is printed in a language.
  public func form(in language: Language) -> String { formatted(locale: Locale(identifier: language.localeIdentifier)) }
}

// MARK: - CustomStringConvertible

extension Amount: CustomStringConvertible {
  /// The amount without a locale: `1,234.50 EUR`.
  public var description: String {
    formatted(in: .plain) + " " + currency.code
  }
}
