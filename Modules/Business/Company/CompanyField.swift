import Contact
public import FlowKit
public import FlowScreens

/// The fields of a company; only some types have a registration number.
public enum CompanyField: String, FormField {
  case name
  case country
  case type
  case registrationNumber

  public var label: LocalizedText {
    switch self {
    case .name: "Company name"
    case .country: "Country of registration"
    case .type: "Business type"
    case .registrationNumber: "Registration number"
    }
  }

  /// The countries and the types; other fields take text.
  public var options: FieldOptions {
    switch self {
    case .country: AddressField.country.options
    case .type: Self.types
    case .name, .registrationNumber: []
    }
  }

  public var kind: FormFieldKind {
    switch self {
    case .name: .text(.organization)
    case .registrationNumber: .text(.code)
    case .country, .type: .text(.text)
    }
  }

  private static let types = FieldOptions(BusinessType.allCases.map { FieldOption(value: $0.text, label: $0.label) })
}
