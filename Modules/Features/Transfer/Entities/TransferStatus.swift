/// How far a transfer has come (Wise: transfer statuses).
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
  /// The bank says something that this app does not know.
  case unknown

  /// Whether the transfer can still be called off: until its money is converted.
  public var canBeCancelled: Bool {
    switch self {
    case .incomingPaymentWaiting, .incomingPaymentInitiated, .processing: true
    case .fundsConverted, .outgoingPaymentSent, .cancelled, .bouncedBack, .fundsRefunded, .chargedBack,
      .unknown:
      false
    }
  }

  /// What the person reads.
  ///
  /// Whether money has arrived is for the recipient's bank to say, so it is only ever sent.
  public var label: String {
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
  /// Decodes a status; one that the bank has invented since is ``unknown``.
  public init(from decoder: any Decoder) throws {
    self = TransferStatus(rawValue: try String(from: decoder)) ?? .unknown
  }
}
