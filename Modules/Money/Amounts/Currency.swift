public import FlowValues
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

  public static let typing = TypedText.unchanged

  public var text: String { code }

  /// Creates the currency with an ISO 4217 code.
  public init(cleaned code: String) throws(CurrencyError) {
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
      Locale(identifier: language.localeIdentifier).localizedString(forCurrencyCode: currency.code) ?? currency.name
    }
  }

  /// The name, for a text.
  public var localizedName: LocalizedName { LocalizedName(currency: self) }
}

public enum CurrencyError: ReadableError {
  case unknown(String)

  public var sentence: LocalizedText {
    switch self {
    case .unknown(let code):
      LocalizedText(forDevelopers: "There is no currency “\(code)”. Use three capitals of ISO 4217, such as EUR.")
    }
  }
}

extension Currency {
  /// Every currency of ISO 4217, by code.
  public static let all = ResourceTable.rows(in: ResourceTable.iso4217) { cells in
    cells.count == 4 ? Currency(cells[0], cells[1], cells[2], digits: Int(cells[3])) : nil
  }

  static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

// MARK: - Names for those that code names

extension Currency {
  public static let aud = Currency("AUD", "036", "Australian Dollar", digits: 2)
  public static let eur = Currency("EUR", "978", "Euro", digits: 2)
  public static let gbp = Currency("GBP", "826", "Pound Sterling", digits: 2)
  public static let inr = Currency("INR", "356", "Indian Rupee", digits: 2)
  public static let jpy = Currency("JPY", "392", "Yen", digits: 0)
  public static let sek = Currency("SEK", "752", "Swedish Krona", digits: 2)
  public static let usd = Currency("USD", "840", "US Dollar", digits: 2)
}
