import Contact
import FlowKit
import FlowScreens
import Money
import Profile

// Creates recipient details from the form.

extension RecipientDetails {
  /// Validates the draft against the requirements of a currency.
  init(
    _ draft: FormDraft<RecipientField>, for requirements: RecipientRequirements
  ) throws(FormRefusal<RecipientField>) {
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
      return reader.read(.iban, trimmed(IBAN.init)).map { .sepa(iban: $0) }
    case .swift:
      let (iban, bic) = (reader.read(.iban, trimmed(IBAN.init)), reader.read(.bic, trimmed(BIC.init)))
      return both(iban, bic).map { .swift(iban: $0, bic: $1) }
    case .unitedKingdom:
      let (code, number) = (
        reader.read(.sortCode, trimmed(SortCode.init)), reader.read(.accountNumber, trimmed(UKAccountNumber.init))
      )
      return both(code, number).map { .unitedKingdom(sortCode: $0, number: $1) }
    case .unitedStates:
      let (code, number) = (
        reader.read(.routingNumber, trimmed(RoutingNumber.init)),
        reader.read(.accountNumber, trimmed(USAccountNumber.init))
      )
      let type = reader.read(.accountType, USAccountType.init(typed:))
      return both(both(code, number), type).map { .unitedStates(routing: $0.0, number: $0.1, type: $1) }
    case .australia:
      let (code, number) = (
        reader.read(.bsb, trimmed(BSB.init)), reader.read(.accountNumber, trimmed(AUAccountNumber.init))
      )
      return both(code, number).map { .australia(bsb: $0, number: $1) }
    case .india:
      let (code, number) = (
        reader.read(.ifsc, trimmed(IFSC.init)), reader.read(.accountNumber, trimmed(INAccountNumber.init))
      )
      return both(code, number).map { .india(ifsc: $0, number: $1) }
    }
  }

  /// Ignores whitespace around typed or pasted text.
  private func trimmed<Value, Refusal: Error>(
    _ make: @escaping (String) throws(Refusal) -> Value
  ) -> (String) throws(Refusal) -> Value {
    { (text) throws(Refusal) in try make(text.trimmed) }
  }

  private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    first.flatMap { first in second.map { (first, $0) } }
  }
}

// MARK: - Choices

enum ChoiceError: ReadableError {
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
