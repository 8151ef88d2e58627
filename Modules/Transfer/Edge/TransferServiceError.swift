public import FlowKit
public import FlowScreens

/// The reason why a call to the bank has no result: a refusal, or an unknown outcome.
public enum TransferServiceError: ReadableError {
  /// The bank has refused, and has not executed the request.
  case refused(TransferRefusal)
  /// The bank may or may not have executed the request.
  case unknown(UnknownOutcome)

  public var sentence: LocalizedText {
    switch self {
    case .refused(let refusal): LocalizedText(verbatim: refusal.sentence)
    case .unknown(let outcome): outcome.sentence
    }
  }
}
