public import FlowKit
import FlowScreens
import Foundation

extension ExchangeRate {
  /// Parses a decimal from a rate table: ASCII digits with at most one point, such as `0.83380`.
  public init(_ decimal: String, from source: Currency, to target: Currency) throws(ExchangeRateError) {
    let parts = decimal.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.consists(of: .digits) }) else {
      throw .malformed(decimal)
    }
    let fraction = parts.dropFirst().first ?? ""
    let significant = (parts[0] + fraction).drop { $0 == "0" }
    let trailingZeros = significant.reversed().prefix { $0 == "0" }.count
    let digits = significant.dropLast(trailingZeros)
    guard !digits.isEmpty else { throw .notPositive }
    guard digits.count <= 10, let mantissa = Int64(digits) else { throw .tooManyDigits }
    try self.init(mantissa: mantissa, scale: fraction.count - trailingZeros, from: source, to: target)
  }

  /// The rate as a decimal, such as `0.8338`.
  public var decimal: String {
    let digits = String(mantissa) + String(repeating: "0", count: max(0, -scale))
    guard scale > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return padded.dropLast(scale) + "." + padded.suffix(scale)
  }
}

// MARK: - CustomStringConvertible

extension ExchangeRate: CustomStringConvertible {
  /// The rate without a locale: `1 GBP = 1.1993 EUR`.
  public var description: String {
    "1 \(source.code) = \(decimal) \(target.code)"
  }
}

// MARK: - In a text

extension ExchangeRate: TextArgument {
  /// The rate without a locale: `1 GBP = 1.1993 EUR`.
  public var developerForm: String { description }

  /// Returns the rate with the decimal mark of a language.
  public func form(in language: Language) -> String {
    let mark = Locale(identifier: language.identifier).decimalSeparator ?? "."
    return "1 \(source.code) = \(decimal.replacing(".", with: mark)) \(target.code)"
  }
}

// MARK: - Codable

extension ExchangeRate: Codable {
  private enum CodingKeys: CodingKey {
    case source, target, decimal
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let source = try container.decode(Currency.self, forKey: .source)
    let target = try container.decode(Currency.self, forKey: .target)
    let decimal = try container.decode(String.self, forKey: .decimal)
    self = try container.checked(.decimal) { () throws(ExchangeRateError) in
      try ExchangeRate(decimal, from: source, to: target)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(target, forKey: .target)
    try container.encode(decimal, forKey: .decimal)
  }
}
