public import Forms
import Profile

/// What is asked about a company; its registration number only where the type has one.
public enum CompanyField: String, FormField {
  case name
  case country
  case type
  case registrationNumber

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .name: "Company name"
    case .country: "Country of registration"
    case .type: "Business type"
    case .registrationNumber: "Registration number"
    }
  }

  /// The countries and the types; all else is typed.
  public var options: [FieldOption] {
    switch self {
    case .country: AddressField.country.options
    case .type: BusinessType.allCases.map { FieldOption(value: $0.text, label: $0.label) }
    case .name, .registrationNumber: []
    }
  }
}
