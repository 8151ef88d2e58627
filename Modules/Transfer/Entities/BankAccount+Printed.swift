import FlowScreens
import Money

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
