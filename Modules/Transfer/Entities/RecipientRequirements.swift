public import FlowKit
public import Money

/// The details that a recipient in a currency must have.
public struct RecipientRequirements: Hashable, Sendable {
  /// The currency that is paid out.
  public let currency: Currency
  public let scheme: AccountScheme

  /// The fields of the form, in order.
  public var fields: [RecipientField] { [.kind, .name] + scheme.fields }

  /// Creates the requirements of a currency, if it can be paid out.
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

  public func encode(to encoder: any Encoder) throws {
    try currency.encode(to: encoder)
  }
}

/// The reason why a currency cannot be paid out.
public enum RecipientRequirementsError: ReadableError {
  case notPaidOut(Currency)

  public var sentence: LocalizedText {
    switch self {
    case .notPaidOut(let currency):
      "Money can't be sent in \(verbatim: currency.code) (\(currency.localizedName)) yet. Choose another currency."
    }
  }
}
