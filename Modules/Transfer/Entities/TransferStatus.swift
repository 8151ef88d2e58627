public import FlowKit

/// The status of a transfer (Wise: transfer statuses).
public enum TransferStatus: String, CaseIterable, Sendable {
  case incomingPaymentWaiting = "incoming_payment_waiting"
  case incomingPaymentInitiated = "incoming_payment_initiated"
  case processing
  case fundsConverted = "funds_converted"
  case outgoingPaymentSent = "outgoing_payment_sent"
  case cancelled
  case bouncedBack = "bounced_back"
  case fundsRefunded = "funds_refunded"
  case chargedBack = "charged_back"
  /// A status that this app does not know.
  case unknown

  /// A Boolean value that indicates whether the transfer can still be cancelled, which ends when its money is
  /// converted.
  public var canBeCancelled: Bool {
    switch self {
    case .incomingPaymentWaiting, .incomingPaymentInitiated, .processing: true
    case .fundsConverted, .outgoingPaymentSent, .cancelled, .bouncedBack, .fundsRefunded, .chargedBack,
      .unknown:
      false
    }
  }

  /// The label.
  ///
  /// Only the recipient's bank knows whether money has arrived, so no label claims it.
  public var label: LocalizedText {
    switch self {
    case .incomingPaymentWaiting: "Waiting for your money"
    case .incomingPaymentInitiated: "Your money is on its way to us"
    case .processing: "Processing"
    case .fundsConverted: "Converted"
    case .outgoingPaymentSent: "Sent"
    case .cancelled: "Cancelled"
    case .bouncedBack: "Returned by the recipient's bank"
    case .fundsRefunded: "Refunded"
    case .chargedBack: "Charged back"
    case .unknown: "Ask us about this transfer"
    }
  }
}

// MARK: - Codable

extension TransferStatus: Codable {
  /// Decodes a status, or ``unknown`` for a value that this app does not know.
  public init(from decoder: any Decoder) throws {
    self = TransferStatus(rawValue: try String(from: decoder)) ?? .unknown
  }
}
