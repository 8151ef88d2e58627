public import FlowValues

/// The payment reference that the recipient sees.
///
/// Its characters are those of SWIFT's set X, which payment schemes pass on unchanged: Latin letters without accents,
/// digits, the space, and `/ - ? : ( ) . , ' +`. The maximum length depends on the target currency.
public struct PaymentReference: Hashable, Sendable {
  /// The reference, without spaces around it; it is never empty.
  public let text: String
  /// The target currency, for which the reference was validated.
  public let currency: Currency

  /// Validates a reference for a transfer in a target currency.
  public init(_ text: String, for currency: Currency) throws(PaymentReferenceError) {
    let reference = TypedText.code.cleaned(text)
    guard !reference.isEmpty else { throw .empty }
    if let scalar = reference.firstScalar(outside: .swiftX) { throw .unexpectedCharacter(scalar) }
    let maximum = Self.maximumLength(for: currency)
    guard reference.utf8.count <= maximum else { throw .tooLong(currency, maximum: maximum) }
    self.text = reference
    self.currency = currency
  }

  /// Returns the maximum length of a reference in a target currency (Wise: create transfer).
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

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .text)
    let currency = try container.decode(Currency.self, forKey: .currency)
    self = try container.checked(.text) { () throws(PaymentReferenceError) in
      try PaymentReference(text, for: currency)
    }
  }
}

public enum PaymentReferenceError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  case tooLong(Currency, maximum: Int)

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter a reference, or leave it out."
    case .unexpectedCharacter(let scalar):
      "The reference cannot contain \(scalar.shown). It has A to Z, digits, spaces and / - ? : ( ) . , ' +."
    case .tooLong(let currency, let maximum):
      "A reference for a payment in \(verbatim: currency.code) has \(maximum) characters at most. Shorten it."
    }
  }
}
