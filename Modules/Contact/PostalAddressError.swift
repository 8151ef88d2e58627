public import FlowKit
public import FlowScreens

public enum PostalAddressError: ReadableError {
  case missing(AddressField)
  case unknownCountry
  case postcodeMissing(example: String)
  case malformedPostcode(example: String)
  case hasControlCharacter(AddressField)
  case tooLong(AddressField)

  public var sentence: LocalizedText {
    switch self {
    case .missing(.country): "Choose your country."
    case .missing(.firstLine): "Enter the first line of your address, such as 12 High Street."
    case .missing(.city): "Enter your town or city."
    case .missing(.state): "Enter the state, province or region of your address."
    case .missing(.postcode): "Enter your postcode."
    case .unknownCountry: "There is no such country. Choose one from the list."
    case .postcodeMissing(let example): "Enter your postcode, such as \(verbatim: example)."
    case .malformedPostcode(let example):
      "This is not a postcode of this country. Enter one such as \(verbatim: example)."
    case .hasControlCharacter(let field): "\(field.label): an invisible character is in it. Type it again."
    case .tooLong(let field): "\(field.label): 100 characters at most. Shorten it."
    }
  }
}
