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
