import Money
import Transfer

/// The name and the account of a recipient.
struct RecipientBody: Codable {
  let kind: String
  let name: String
  let currency: String
  let account: AccountBody

  init(_ details: RecipientDetails) {
    kind = details.name.kind.word
    name = details.name.text
    currency = details.currency.code
    account = AccountBody(details.account)
  }

  func details() throws -> RecipientDetails {
    guard let kind = RecipientName.Kind.allCases.first(where: { $0.word == kind }) else {
      throw BankRequestError.malformed
    }
    let requirements = try RecipientRequirements(for: Currency(currency))
    return try RecipientDetails(
      name: RecipientName(name, of: kind), account: account.account(in: requirements.scheme), for: requirements)
  }
}

/// A recipient that the bank knows.
struct KnownRecipientBody: Codable {
  let id: String
  let profile: String
  let details: RecipientBody

  init(_ recipient: Recipient) {
    id = recipient.id.text
    profile = recipient.sender.text
    details = RecipientBody(recipient.details)
  }

  func recipient() throws -> Recipient {
    Recipient(id: try Recipient.ID(id), sender: try Sender.ID(profile), details: try details.details())
  }
}

/// A page of recipients.
struct RecipientsBody: Codable {
  let recipients: [KnownRecipientBody]
  let hasMore: Bool
}

/// An account: the members that its scheme has.
struct AccountBody: Codable {
  var iban: String?
  var bic: String?
  var sortCode: String?
  var routingNumber: String?
  var bsb: String?
  var ifsc: String?
  var accountNumber: String?
  /// `CHECKING` or `SAVINGS`.
  var accountType: String?

  init(_ account: BankAccount) {
    switch account {
    case .sepa(let iban): self.iban = iban.text
    case .swift(let iban, let bic): (self.iban, self.bic) = (iban.text, bic.text)
    case .unitedKingdom(let sortCode, let number): (self.sortCode, accountNumber) = (sortCode.text, number.text)
    case .unitedStates(let routing, let number, let type):
      (routingNumber, accountNumber, accountType) = (routing.text, number.text, type.rawValue)
    case .australia(let bsb, let number): (self.bsb, accountNumber) = (bsb.text, number.text)
    case .india(let ifsc, let number): (self.ifsc, accountNumber) = (ifsc.text, number.text)
    }
  }

  func account(in scheme: AccountScheme) throws -> BankAccount {
    switch scheme {
    case .sepa: return .sepa(iban: try IBAN(iban.present()))
    case .swift: return .swift(iban: try IBAN(iban.present()), bic: try BIC(bic.present()))
    case .unitedKingdom:
      return .unitedKingdom(
        sortCode: try SortCode(sortCode.present()), number: try UKAccountNumber(accountNumber.present()))
    case .unitedStates:
      guard let type = USAccountType(rawValue: try accountType.present()) else { throw BankRequestError.malformed }
      return .unitedStates(
        routing: try RoutingNumber(routingNumber.present()), number: try USAccountNumber(accountNumber.present()),
        type: type)
    case .australia:
      return .australia(bsb: try BSB(bsb.present()), number: try AUAccountNumber(accountNumber.present()))
    case .india: return .india(ifsc: try IFSC(ifsc.present()), number: try INAccountNumber(accountNumber.present()))
    }
  }
}

extension AccountScheme {
  /// The members of an account.
  var members: [String] {
    switch self {
    case .sepa: ["iban"]
    case .swift: ["iban", "bic"]
    case .unitedKingdom: ["sortCode", "accountNumber"]
    case .unitedStates: ["routingNumber", "accountNumber", "accountType"]
    case .australia: ["bsb", "accountNumber"]
    case .india: ["ifsc", "accountNumber"]
    }
  }
}

extension String? {
  fileprivate func present() throws(BankRequestError) -> String {
    guard let self else { throw .malformed }
    return self
  }
}

extension RecipientName.Kind {
  fileprivate var word: String {
    switch self {
    case .person: "person"
    case .business: "business"
    }
  }
}
