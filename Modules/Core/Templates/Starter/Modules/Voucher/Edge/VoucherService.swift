public import FlowKit

/// The service that the Voucher flow asks.
public protocol VoucherService: Sendable {
  func send(_ input: RedemptionInput) async throws(VoucherServiceError) -> VoucherReceipt
}

/// The reason why the service has refused.
public enum VoucherServiceError: ReadableError {
  /// It does not accept these fields, and says why in its own words.
  case invalid([RedemptionField: String])
  /// It says in its own words why not.
  case refused(String)
  case unavailable
  /// Nobody knows whether it has accepted the input.
  case unknownOutcome

  public var sentence: LocalizedText {
    switch self {
    case .invalid: "This is not accepted. Correct it."
    case .refused(let sentence): LocalizedText(verbatim: sentence)
    case .unavailable: "The service cannot be reached. Try again."
    case .unknownOutcome: "This may have been sent. Find out before you send it again."
    }
  }
}
