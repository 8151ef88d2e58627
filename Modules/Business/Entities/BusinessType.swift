public import FlowScreens

/// The legal form of a business.
public enum BusinessType: String, CaseIterable, ValidatedText {
  case limited
  case soleTrader
  case partnership
  case limitedLiabilityPartnership
  case `public`
  case nonProfit
  case trust
  case other

  /// The stored value.
  public var text: String { rawValue }

  /// The label.
  public var label: String {
    switch self {
    case .limited: "Limited company"
    case .soleTrader: "Sole trader"
    case .partnership: "Partnership"
    case .limitedLiabilityPartnership: "Limited liability partnership"
    case .public: "Public company"
    case .nonProfit: "Non-profit organisation"
    case .trust: "Trust"
    case .other: "Other"
    }
  }

  /// Creates a type from its stored value.
  public init(_ text: String) throws(BusinessTypeError) {
    guard let type = BusinessType(rawValue: text) else { throw text.isEmpty ? .missing : .unknown }
    self = type
  }
}

/// The reason why a business type was refused.
public enum BusinessTypeError: ReadableError {
  case missing
  case unknown

  /// The reason and the expected input.
  public var sentence: String {
    switch self {
    case .missing: "Choose what the business is in law."
    case .unknown: "There is no such type of business. Choose one from the list."
    }
  }
}
