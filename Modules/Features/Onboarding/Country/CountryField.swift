public import Forms
import Profile

/// What is asked second.
public enum CountryField: String, FormField {
  case country

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .country: "Country"
    }
  }

  /// The countries that an address can have.
  public var options: [FieldOption] { AddressField.country.options }
}
