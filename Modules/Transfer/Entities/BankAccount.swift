public import Money

/// The account that money goes to.
public enum BankAccount: Hashable, Sendable, Codable {
  case sepa(iban: IBAN)
  case swift(iban: IBAN, bic: BIC)
  case unitedKingdom(sortCode: SortCode, number: UKAccountNumber)
  case unitedStates(routing: RoutingNumber, number: USAccountNumber, type: USAccountType)
  case australia(bsb: BSB, number: AUAccountNumber)
  case india(ifsc: IFSC, number: INAccountNumber)

  public var scheme: AccountScheme {
    switch self {
    case .sepa: .sepa
    case .swift: .swift
    case .unitedKingdom: .unitedKingdom
    case .unitedStates: .unitedStates
    case .australia: .australia
    case .india: .india
    }
  }
}
