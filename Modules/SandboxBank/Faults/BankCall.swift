/// A kind of call to the bank, for which faults can be requested.
public enum BankCall: String, CaseIterable, Sendable {
  case currencyList = "currency-list"
  case balance
  case quote
  case requirement
  case recipientList = "recipient-list"
  case recipient
  /// The creation of a transfer.
  case transfer
  case transferList = "transfer-list"
  /// A query of one transfer or its events.
  case status
  case cancellation
  case any = "call"

  /// The word for several calls.
  public var plural: String {
    switch self {
    case .status: "statuses"
    case .currencyList, .balance, .quote, .requirement, .recipientList, .recipient, .transfer, .transferList,
      .cancellation, .any:
      rawValue + "s"
    }
  }

  /// Creates a kind from its word, in the singular or the plural.
  init?(word: String) {
    guard let call = Self.allCases.first(where: { [$0.rawValue, $0.plural].contains(word) }) else {
      return nil
    }
    self = call
  }
}
