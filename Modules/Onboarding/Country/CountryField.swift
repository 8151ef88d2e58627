import Contact
public import FlowKit
public import FlowScreens
import Money

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

extension Country {
  init(chosen code: String) throws(CountryChoiceError) {
    guard !code.isEmpty else { throw .missing }
    guard let country = try? Country(code) else { throw .unknown }
    self = country
  }
}

public enum CountryChoiceError: ReadableError {
  case missing
  case unknown

  public var sentence: LocalizedText {
    switch self {
    case .missing: "Choose the country that you live in."
    case .unknown: "There is no such country. Choose one from the list."
    }
  }
}
