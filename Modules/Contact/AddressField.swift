public import FlowScreens
import Money

/// The fields of an address; the country decides which of them are asked.
public enum AddressField: String, FormField {
  case country
  case firstLine
  case city
  case state
  case postcode

  /// The label of the field.
  public var label: String {
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
    Country.all.map { FieldOption(value: $0.code, label: $0.name) }.sorted { $0.label < $1.label })
}
