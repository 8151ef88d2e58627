public import Validation

/// Why a call to the bank has no result: either the bank said no, or nobody knows what it did.
public enum TransferServiceError: ReadableError {
  /// The bank has refused, and done nothing.
  case refused(TransferRefusal)
  /// The bank may or may not have done it.
  case unknown(UnknownOutcome)

  /// What happened and what to do.
  public var sentence: String {
    switch self {
    case .refused(let refusal): refusal.sentence
    case .unknown(let outcome): outcome.sentence
    }
  }
}
