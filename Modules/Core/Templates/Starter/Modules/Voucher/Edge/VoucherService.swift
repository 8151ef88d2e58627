public import FlowKit

/// The service that the Voucher flow asks.
public protocol VoucherService: Sendable {
  func send(_ text: String) async throws(VoucherServiceError) -> VoucherReceipt
}

/// The reason why the service has refused.
public enum VoucherServiceError: ReadableError {
  /// It does not know the text.
  case unknownText
  /// It accepts nothing from this person.
  case closed
  case unavailable
  /// Nobody knows whether it has accepted the text.
  case unknownOutcome

  public var sentence: LocalizedText {
    switch self {
    case .unknownText: "This is not known. Correct it."
    case .closed: "This is not possible for you."
    case .unavailable: "The service cannot be reached. Try again."
    case .unknownOutcome: "This may have been sent. Find out before you send it again."
    }
  }
}
