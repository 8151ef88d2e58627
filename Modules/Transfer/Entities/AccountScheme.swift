package import Money

/// The scheme of a bank account, which depends on the currency that is paid out.
public enum AccountScheme: String, CaseIterable, Sendable, Codable {
  /// An IBAN alone, for euros (SEPA).
  case sepa
  /// An IBAN and a BIC, for the other currencies of countries that have IBANs.
  case swift
  /// A sort code and an account number, for pounds.
  case unitedKingdom
  /// A routing number, an account number and the account's type, for US dollars.
  case unitedStates
  /// A BSB and an account number, for Australian dollars.
  case australia
  /// An IFSC and an account number, for rupees.
  case india

  /// The fields of an account, in order.
  public var fields: [RecipientField] {
    switch self {
    case .sepa: [.iban]
    case .swift: [.iban, .bic]
    case .unitedKingdom: [.sortCode, .accountNumber]
    case .unitedStates: [.routingNumber, .accountNumber, .accountType]
    case .australia: [.bsb, .accountNumber]
    case .india: [.ifsc, .accountNumber]
    }
  }
}

extension AccountScheme {
  /// Creates the scheme for a currency; nil if there is none, such as for yen.
  ///
  /// A currency's code begins with its country's (ISO 4217), which determines whether the country has IBANs.
  package init?(for currency: Currency) {
    switch currency {
    case .eur: self = .sepa
    case .gbp: self = .unitedKingdom
    case .usd: self = .unitedStates
    case .aud: self = .australia
    case .inr: self = .india
    case _ where Self.countriesWithIBANs.contains(String(currency.code.prefix(2))): self = .swift
    default: return nil
    }
  }

  private static let countriesWithIBANs = Set(IBANForm.all.map { String($0.example.prefix(2)) })
}
