public import Money
public import Validation

/// What has to be known of somebody who is to get money in a currency.
public struct RecipientRequirements: Hashable, Sendable {
  /// The currency that is paid out.
  public let currency: Currency
  /// How the account is named.
  public let scheme: AccountScheme

  /// The fields to ask, in order.
  public var fields: [RecipientField] { [.kind, .name] + scheme.fields }

  /// The requirements of a currency, if it is paid out at all.
  public init(for currency: Currency) throws(RecipientRequirementsError) {
    guard let scheme = AccountScheme(for: currency) else { throw .notPaidOut(currency) }
    self.currency = currency
    self.scheme = scheme
  }
}

// MARK: - Codable

extension RecipientRequirements: Codable {
  /// Decodes the currency, from which the rest follows.
  public init(from decoder: any Decoder) throws {
    try self.init(for: Currency(from: decoder))
  }

  /// Encodes what decoding reads.
  public func encode(to encoder: any Encoder) throws {
    try currency.encode(to: encoder)
  }
}

/// Why nobody can get money in a currency.
public enum RecipientRequirementsError: ReadableError {
  case notPaidOut(Currency)

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .notPaidOut(let currency):
      "Money can't be sent in \(currency.code) (\(currency.name)) yet. Choose another currency."
    }
  }
}
