public import FlowKit

public enum AccountType: String, CaseIterable, Sendable {
  case personal
  case business

  public var label: LocalizedText {
    switch self {
    case .personal: "Personal"
    case .business: "Business"
    }
  }

  /// The explanation of the choice.
  public var explanation: LocalizedText {
    switch self {
    case .personal: "Send money as yourself."
    case .business: "Send money as your company. We ask about you first, then about the company."
    }
  }
}
