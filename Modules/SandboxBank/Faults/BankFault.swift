public import Transfer

/// A fault of a call.
public enum BankFault: Hashable, Sendable {
  /// The progress of the bank's work when a call fails.
  public enum Progress: Sendable {
    /// The request did not reach the bank.
    case beforeWork
    /// The bank has completed the work, but the reply is lost.
    case afterWork
  }

  /// The bank refuses the call, and does nothing.
  case refuses(TransferRefusal)
  /// The call fails, and its outcome is unknown to the app.
  case fails(UnknownOutcome, Progress)
  /// The call times out; its request arrives after this time on the bank's clock, and is executed then.
  case arrivesLate(Duration)
  /// The bank completes the work, and replies after this time on its clock.
  case takes(Duration)
  /// The bank completes the work, and replies after its reply to the next call of the same kind.
  case isOvertaken
  /// The bank completes the work, and holds the reply until a command delivers it.
  case isHeld
  /// The call succeeds, but the recipient's bank will return the money later.
  case bounces
}

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
