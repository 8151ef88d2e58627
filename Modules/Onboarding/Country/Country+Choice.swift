public import FlowScreens
import Money

extension Country {
  /// Creates the country with the chosen code.
  init(chosen code: String) throws(CountryChoiceError) {
    guard !code.isEmpty else { throw .missing }
    guard let country = try? Country(code) else { throw .unknown }
    self = country
  }
}

/// The reason why a choice of a country was refused.
public enum CountryChoiceError: ReadableError {
  case missing
  case unknown

  /// The reason and the expected input.
  public var sentence: String {
    switch self {
    case .missing: "Choose the country that you live in."
    case .unknown: "There is no such country. Choose one from the list."
    }
  }
}
