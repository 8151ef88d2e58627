import Contact
public import FlowKit
public import FlowScreens
import Profile

/// The field of the second form.
public enum CountryField: String, FormField {
  case country

  public var label: LocalizedText {
    switch self {
    case .country: "Country"
    }
  }

  /// The countries of ISO 3166, sorted by name.
  public var options: FieldOptions { AddressField.country.options }
}
