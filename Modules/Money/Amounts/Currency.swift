public import FlowKit
public import FlowScreens
import Foundation

/// A currency of ISO 4217.
public struct Currency: ValidatedText {
  /// Three capitals, such as `EUR`.
  public let code: String
  /// Three digits, such as `978`.
  public let numericCode: String
  /// The English name of ISO 4217.
  public let name: String
  /// The number of decimals, 0 to 4; nil for currencies without amounts, such as gold.
  public let minorUnitDigits: Int?

  public var text: String { code }

  /// Creates the currency with an ISO 4217 code.
  public init(_ code: String) throws(CurrencyError) {
    // Check for ASCII first: a dictionary treats the Kelvin sign as a K.
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

extension Currency {
  /// The name of a currency in a text.
  public struct LocalizedName: TextArgument {
    let currency: Currency

    /// The English name of ISO 4217.
    public var developerForm: String { currency.name }

    /// Returns the name in a language; the English one where the system has none.
    public func form(in language: Language) -> String {
      Locale(identifier: language.identifier).localizedString(forCurrencyCode: currency.code) ?? currency.name
    }
  }

  /// The name, for a text.
  public var localizedName: LocalizedName { LocalizedName(currency: self) }
}

public enum CurrencyError: ReadableError {
  case unknown(String)

  public var sentence: LocalizedText {
    switch self {
    case .unknown(let code): "There is no currency “\(verbatim: code)”. Use three capitals of ISO 4217, such as EUR."
    }
  }
}
