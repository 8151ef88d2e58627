/// Whom an account is for.
public enum AccountType: String, CaseIterable, Sendable {
  case personal
  case business

  /// What the person reads for it.
  public var label: String {
    switch self {
    case .personal: "Personal"
    case .business: "Business"
    }
  }

  /// When to choose it.
  public var explanation: String {
    switch self {
    case .personal: "Send money as yourself."
    case .business: "Send money as your company. We ask about you first, then about the company."
    }
  }
}
