public import FlowKit
public import FlowScreens
public import Money

/// The name, currency and account of a recipient.
public struct RecipientDetails: Hashable, Sendable {
  public let name: RecipientName
  /// The currency that is paid out.
  public let currency: Currency
  /// The account, in the scheme of the currency.
  public let account: BankAccount

  /// Creates details, if the account has the scheme that the requirements ask for.
  public init(
    name: RecipientName, account: BankAccount, for requirements: RecipientRequirements
  ) throws(RecipientDetailsError) {
    guard account.scheme == requirements.scheme else { throw .accountDoesNotFit(requirements.currency) }
    self.name = name
    self.currency = requirements.currency
    self.account = account
  }
}

// MARK: - Codable

extension RecipientDetails: Codable {
  private enum CodingKeys: CodingKey {
    case name, currency, account
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      name: container.decode(RecipientName.self, forKey: .name),
      account: container.decode(BankAccount.self, forKey: .account),
      for: container.decode(RecipientRequirements.self, forKey: .currency))
  }
}

/// The reason why a recipient's details were refused.
public enum RecipientDetailsError: ReadableError {
  case accountDoesNotFit(Currency)

  public var sentence: LocalizedText {
    switch self {
    case .accountDoesNotFit(let currency):
      "This account can't get \(verbatim: currency.code). Enter the details that the currency asks for."
    }
  }
}

// MARK: - The form

extension RecipientDetails {
  /// Validates the draft against the requirements of a currency.
  init(
    _ draft: FormDraft<RecipientField>, for requirements: RecipientRequirements
  ) throws(FormError<RecipientField>) {
    var reader = FormReader(draft)
    let kind = reader.read(.kind, RecipientName.Kind.init(typed:))
    let name = reader.read(.name) { (text) throws(RecipientNameError) in
      // Without a kind, reports only the errors that both kinds share.
      try RecipientName(text, of: kind ?? .business)
    }
    let account = requirements.scheme.account(from: &reader)
    guard kind != nil, let name, let account,
      let details = try? RecipientDetails(name: name, account: account, for: requirements)
    else { throw reader.refusal }
    self = details
  }
}

extension AccountScheme {
  fileprivate func account(from reader: inout FormReader<RecipientField>) -> BankAccount? {
    switch self {
    case .sepa:
      return reader.read(.iban, IBAN.init).map { .sepa(iban: $0) }
    case .swift:
      let (iban, bic) = (reader.read(.iban, IBAN.init), reader.read(.bic, BIC.init))
      return both(iban, bic).map { .swift(iban: $0, bic: $1) }
    case .unitedKingdom:
      let (code, number) = (
        reader.read(.sortCode, SortCode.init), reader.read(.accountNumber, UKAccountNumber.init)
      )
      return both(code, number).map { .unitedKingdom(sortCode: $0, number: $1) }
    case .unitedStates:
      let (code, number) = (
        reader.read(.routingNumber, RoutingNumber.init),
        reader.read(.accountNumber, USAccountNumber.init)
      )
      let type = reader.read(.accountType, USAccountType.init(typed:))
      return both(both(code, number), type).map { .unitedStates(routing: $0.0, number: $0.1, type: $1) }
    case .australia:
      let (code, number) = (
        reader.read(.bsb, BSB.init), reader.read(.accountNumber, AUAccountNumber.init)
      )
      return both(code, number).map { .australia(bsb: $0, number: $1) }
    case .india:
      let (code, number) = (
        reader.read(.ifsc, IFSC.init), reader.read(.accountNumber, INAccountNumber.init)
      )
      return both(code, number).map { .india(ifsc: $0, number: $1) }
    }
  }

  private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    first.flatMap { first in second.map { (first, $0) } }
  }
}

// MARK: - Choices

private enum ChoiceError: ReadableError {
  case recipientKind
  case accountType

  var sentence: LocalizedText {
    switch self {
    case .recipientKind: "Choose whether the recipient is a person or a business."
    case .accountType: "Choose whether it is a checking or a savings account."
    }
  }
}

extension RecipientName.Kind {
  fileprivate init(typed text: String) throws(ChoiceError) {
    guard let kind = Self(rawValue: text) else { throw .recipientKind }
    self = kind
  }
}

extension USAccountType {
  fileprivate init(typed text: String) throws(ChoiceError) {
    guard let type = Self(rawValue: text) else { throw .accountType }
    self = type
  }
}

/// A field that a person fills in for a recipient.
public enum RecipientField: String, FormField {
  case kind
  case name
  case iban
  case bic
  case sortCode
  case routingNumber
  case bsb
  case ifsc
  case accountNumber
  case accountType

  public var label: LocalizedText {
    switch self {
    case .kind: "Recipient is a"
    case .name: "Name"
    case .iban: "IBAN"
    case .bic: "BIC"
    case .sortCode: "Sort code"
    case .routingNumber: "Routing number"
    case .bsb: "BSB"
    case .ifsc: "IFSC"
    case .accountNumber: "Account number"
    case .accountType: "Account type"
    }
  }

  /// The kinds of recipients and accounts; other fields take text.
  public var options: FieldOptions {
    switch self {
    case .kind: Self.kinds
    case .accountType: Self.accountTypes
    case .name, .iban, .bic, .sortCode, .routingNumber, .bsb, .ifsc, .accountNumber: []
    }
  }

  public var kind: FormFieldKind {
    switch self {
    case .name: .text(.name)
    case .iban, .bic, .ifsc: .text(.code)
    case .sortCode, .routingNumber, .bsb, .accountNumber: .text(.digits)
    case .kind, .accountType: .text(.text)
    }
  }

  private static let kinds: FieldOptions = [
    FieldOption(value: RecipientName.Kind.person.rawValue, label: "Person"),
    FieldOption(value: RecipientName.Kind.business.rawValue, label: "Business"),
  ]

  private static let accountTypes: FieldOptions = [
    FieldOption(value: USAccountType.checking.rawValue, label: "Checking"),
    FieldOption(value: USAccountType.savings.rawValue, label: "Savings"),
  ]
}
