public import Foundation

extension Amount {
  /// The amount as a sentence shows it: `1,234.50 EUR`, `- 1,234.50 EUR`.
  ///
  /// It has exactly the digits of ISO 4217, and it is grouped from the first thousand on in every locale
  /// that groups, so that the amounts of a list read alike.
  public func formatted(locale: Locale) -> String {
    formatted(in: .printed(in: locale)) + " " + currency.code
  }

  /// The amount as a person would type it: `1,234.50`.
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

// MARK: - CustomStringConvertible

extension Amount: CustomStringConvertible {
  /// The amount as programs and logs write it, in no locale: `1,234.50 EUR`.
  public var description: String {
    formatted(in: .plain) + " " + currency.code
  }
}
