public import Validation

/// A line that the recipient reads beside the money.
///
/// Its characters are those of SWIFT's set X, which schemes between banks pass on unchanged: Latin letters
/// without accents, digits, the space, and `/ - ? : ( ) . , ' +`. How long it may be depends on the
/// currency that arrives.
public struct PaymentReference: Hashable, Sendable {
  /// The reference, without spaces around it; it is never empty.
  public let text: String
  /// The currency that arrives, for which the reference was checked.
  public let currency: Currency

  /// Checks a reference for a transfer that arrives in a currency.
  public init(_ text: String, for currency: Currency) throws(PaymentReferenceError) {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let reference = String(trimmed)
    guard !reference.isEmpty else { throw .empty }
    if let scalar = reference.firstScalar(outside: .swiftX) { throw .unexpectedCharacter(scalar) }
    let maximum = Self.maximumLength(for: currency)
    guard reference.utf8.count <= maximum else { throw .tooLong(currency, maximum: maximum) }
    self.text = reference
    self.currency = currency
  }

  /// The most characters that a reference has when a currency arrives (Wise: create transfer).
  public static func maximumLength(for currency: Currency) -> Int {
    switch currency {
    case .gbp, .aud: 18
    case .usd: 10
    case .inr: 16
    case .sek: 12
    default: 35
    }
  }
}

// MARK: - Codable

extension PaymentReference: Codable {
  private enum CodingKeys: CodingKey {
    case text, currency
  }

  /// Decodes a reference and checks it again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .text)
    let currency = try container.decode(Currency.self, forKey: .currency)
    self = try container.checked(.text) { () throws(PaymentReferenceError) in
      try PaymentReference(text, for: currency)
    }
  }
}

/// Why a payment reference was refused.
public enum PaymentReferenceError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case tooLong(Currency, maximum: Int)

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .empty: "Enter a reference, or leave it out."
    case .unexpectedCharacter(let scalar):
      "The reference cannot contain \(scalar.shown). It has A to Z, digits, spaces and / - ? : ( ) . , ' +."
    case .tooLong(let currency, let maximum):
      "A reference for a payment in \(currency.code) has \(maximum) characters at most."
    }
  }
}
