public import Forms
import Money

/// What is asked about an address; some of it only where the country has it.
public enum AddressField: String, FormField {
  case country
  case firstLine
  case city
  case state
  case postcode

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .country: "Country"
    case .firstLine: "First line"
    case .city: "City"
    case .state: "State"
    case .postcode: "Postcode"
    }
  }

  /// The countries of ISO 3166 by name; all else is typed.
  public var options: [FieldOption] { self == .country ? Self.countries : [] }

  private static let countries = Country.all
    .map { FieldOption(value: $0.code, label: $0.name) }
    .sorted { $0.label < $1.label }
}
