public import FlowValues

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

  public static let typing = TypedText.unchanged

  public var text: String { rawValue }

  public var label: LocalizedText {
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

  public init(cleaned text: String) throws(BusinessTypeError) {
    guard let type = BusinessType(rawValue: text) else { throw text.isEmpty ? .missing : .unknown }
    self = type
  }
}

public enum BusinessTypeError: ReadableError {
  case missing
  case unknown

  public var sentence: LocalizedText {
    switch self {
    case .missing: "Choose what the business is in law."
    case .unknown: "There is no such type of business. Choose one from the list."
    }
  }
}
