public import Validation

/// An exact sum of money: a whole number of minor units of one currency.
///
/// Sums of two currencies never add, and nothing overflows: ``limit`` holds on both sides of zero.
public struct Amount: Hashable, Sendable {
  /// The most minor units that an amount holds: 999 999 999 999 999.
  public static let limit: Int64 = 999_999_999_999_999

  /// The amount in the currency's smallest unit, such as cents; negative when it is owed.
  public let minorUnits: Int64
  /// The currency, which is never one without a minor unit.
  public let currency: Currency

  /// An amount of minor units, within ``limit`` and in a currency that has them.
  public init(minorUnits: Int64, currency: Currency) throws(AmountError) {
    guard currency.minorUnitDigits != nil else { throw .currencyWithoutAmounts(currency) }
    guard (-Self.limit...Self.limit).contains(minorUnits) else { throw .tooLarge }
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The sum of two amounts of one currency.
  public static func + (left: Amount, right: Amount) throws(AmountError) -> Amount {
    try left.combined(with: right, by: +)
  }

  /// The difference of two amounts of one currency.
  public static func - (left: Amount, right: Amount) throws(AmountError) -> Amount {
    try left.combined(with: right, by: -)
  }

  /// Two amounts within the limit cannot overflow an `Int64`; only the result has to be checked.
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

  /// Decodes the value and checks it again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let minorUnits = try container.decode(Int64.self, forKey: .minorUnits)
    let currency = try container.decode(Currency.self, forKey: .currency)
    self = try container.checked(.minorUnits) { () throws(AmountError) in
      try Amount(minorUnits: minorUnits, currency: currency)
    }
  }
}

/// Why there is no such amount.
public enum AmountError: ReadableError {
  case currencyWithoutAmounts(Currency)
  case tooLarge
  case differentCurrencies(Currency, Currency)

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .currencyWithoutAmounts(let currency):
      "There are no amounts in \(currency.code) (\(currency.name)). Choose a currency that is paid in."
    case .tooLarge:
      "The amount is too large: it can have 15 digits at most, those after the decimal mark included."
    case .differentCurrencies(let left, let right):
      "\(left.code) and \(right.code) cannot be added. Convert one of them first."
    }
  }
}
