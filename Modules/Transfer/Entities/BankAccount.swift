import FlowScreens
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

extension BankAccount {
  /// The account in the format that people read.
  var printed: String {
    switch self {
    case .sepa(let iban): iban.printed
    case .swift(let iban, let bic): "\(iban.printed), \(bic)"
    case .unitedKingdom(let sortCode, let number): "\(sortCode.printed), \(number)"
    case .unitedStates(let routing, let number, let type): "\(routing), \(number), \(type.rawValue.lowercased())"
    case .australia(let bsb, let number): "\(bsb), \(number)"
    case .india(let ifsc, let number): "\(ifsc), \(number)"
    }
  }
}
