public import FlowKit
public import FlowScreens
import Money

/// The fields of an address; the country decides which of them are asked.
public enum AddressField: String, FormField {
  case country
  case firstLine
  case city
  case state
  case postcode

  public var label: LocalizedText {
    switch self {
    case .country: "Country"
    case .firstLine: "First line"
    case .city: "City"
    case .state: "State"
    case .postcode: "Postcode"
    }
  }

  /// The countries of ISO 3166, sorted by name; other fields take text.
  public var options: FieldOptions { self == .country ? Self.countries : [] }

  private static let countries = FieldOptions(
    Country.all.sorted { $0.name < $1.name }.map { FieldOption(value: $0.code, label: "\($0)") })
}
