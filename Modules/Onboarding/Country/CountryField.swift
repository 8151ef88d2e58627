import Contact
public import FlowScreens
import Profile

/// The field of the second form.
public enum CountryField: String, FormField {
  case country

  /// The label of the field.
  public var label: String {
    switch self {
    case .country: "Country"
    }
  }

  /// The countries of ISO 3166, sorted by name.
  public var options: FieldOptions { AddressField.country.options }
}
