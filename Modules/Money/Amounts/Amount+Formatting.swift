public import FlowKit
public import Foundation

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
  public func form(in language: Language) -> String { formatted(locale: Locale(identifier: language.identifier)) }
}

// MARK: - CustomStringConvertible

extension Amount: CustomStringConvertible {
  /// The amount without a locale: `1,234.50 EUR`.
  public var description: String {
    formatted(in: .plain) + " " + currency.code
  }
}
