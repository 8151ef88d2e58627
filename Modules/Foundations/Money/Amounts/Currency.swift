public import Validation

/// A currency of ISO 4217.
public struct Currency: ValidatedText {
  /// Three capitals, such as `EUR`.
  public let code: String
  /// Three digits, such as `978`.
  public let numericCode: String
  /// The English name of ISO 4217.
  public let name: String
  /// How many digits the minor unit takes, 0 to 4; nil where none applies (gold, for instance): no amounts
  /// in those.
  public let minorUnitDigits: Int?

  /// The code.
  public var text: String { code }

  /// The currency with a code, exactly as ISO 4217 writes it.
  public init(_ code: String) throws(CurrencyError) {
    // A dictionary takes the Kelvin sign for a K: only ASCII may ask it.
    guard code.consists(of: .capitals), let currency = Self.byCode[code] else { throw .unknown(code) }
    self = currency
  }

  init(_ code: String, _ numericCode: String, _ name: String, digits minorUnitDigits: Int?) {
    self.code = code
    self.numericCode = numericCode
    self.name = name
    self.minorUnitDigits = minorUnitDigits
  }
}

/// Why a currency was refused.
public enum CurrencyError: ReadableError {
  case unknown(String)

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .unknown(let code): "There is no currency “\(code)”. Use three capitals of ISO 4217, such as EUR."
    }
  }
}
