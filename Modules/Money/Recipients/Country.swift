public import FlowValues
import Foundation

/// A country of ISO 3166-1.
public struct Country: ValidatedText {
  /// Two capitals, such as `EE`.
  public let code: String
  /// The English name in common use.
  public let name: String

  public static let typing = TypedText.unchanged

  public var text: String { code }

  /// Every country of ISO 3166-1, by code.
  public static let all = ResourceTable.rows(in: ResourceTable.iso3166) { cells in
    cells.count == 2 ? Country(code: cells[0], name: cells[1]) : nil
  }

  /// Creates the country with an ISO 3166-1 alpha-2 code.
  public init(cleaned code: String) throws(CountryError) {
    // Check for ASCII first: a dictionary treats the Kelvin sign as a K.
    guard code.consists(of: .capitals), let country = Self.byCode[code] else { throw .unknown(code) }
    self = country
  }

  private init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  /// The English name in common use.
  public var developerForm: String { name }

  /// Returns the name in a language; the English one where the system has none.
  public func form(in language: Language) -> String {
    Locale(identifier: language.localeIdentifier).localizedString(forRegionCode: code) ?? name
  }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

public enum CountryError: ReadableError {
  case unknown(String)

  public var sentence: LocalizedText {
    switch self {
    case .unknown(let code):
      LocalizedText(forDevelopers: "There is no country “\(code)”. Use two capitals of ISO 3166, such as EE.")
    }
  }
}
