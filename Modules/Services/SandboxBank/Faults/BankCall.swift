/// A kind of call to the bank, by which faults are ordered.
public enum BankCall: String, CaseIterable, Sendable {
  case currencyList = "currency-list"
  case balance
  case quote
  case requirement
  case recipientList = "recipient-list"
  case recipient
  /// Sending money.
  case transfer
  case transferList = "transfer-list"
  /// A look at one transfer or its events.
  case status
  case cancellation
  /// Whichever call comes next.
  case any = "call"

  /// The word for several of them.
  public var plural: String {
    switch self {
    case .status: "statuses"
    case .currencyList, .balance, .quote, .requirement, .recipientList, .recipient, .transfer, .transferList,
      .cancellation, .any:
      rawValue + "s"
    }
  }

  /// The kind that a word stands for, in the singular or the plural.
  init?(word: String) {
    guard let call = Self.allCases.first(where: { [$0.rawValue, $0.plural].contains(word) }) else {
      return nil
    }
    self = call
  }
}
