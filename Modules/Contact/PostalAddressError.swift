public import FlowScreens

/// The reason why an address was refused.
public enum PostalAddressError: ReadableError {
  case missing(AddressField)
  case unknownCountry
  case postcodeMissing(example: String)
  case malformedPostcode(example: String)
  case hasControlCharacter(AddressField)
  case tooLong(AddressField)

  /// The reason and the expected input.
  public var sentence: String {
    switch self {
    case .missing(.country): "Choose your country."
    case .missing(.firstLine): "Enter the first line of your address, such as 12 High Street."
    case .missing(.city): "Enter your town or city."
    case .missing(.state): "Enter the state, province or region of your address."
    case .missing(.postcode): "Enter your postcode."
    case .unknownCountry: "There is no such country. Choose one from the list."
    case .postcodeMissing(let example): "Enter your postcode, such as \(example)."
    case .malformedPostcode(let example): "This is not a postcode of this country. Enter one such as \(example)."
    case .hasControlCharacter(let field): "\(field.label): an invisible character is in it. Type it again."
    case .tooLong(let field): "\(field.label): 100 characters at most. Shorten it."
    }
  }
}
