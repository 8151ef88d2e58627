/// The content of the receipt.
public struct ReceiptContent: Equatable, Sendable {
  /// The status, in words.
  public let status: String
  /// The time of the latest event.
  public let since: Timestamp
  /// The amount that the sender pays, including the fee.
  public let source: String
  /// The amount that the recipient gets.
  public let target: String
  /// The bank's fee.
  public let fee: String
  /// The name of the recipient.
  public let recipient: String
  /// The reference that the recipient sees.
  public let reference: String?
  /// A sentence about input that was not sent, since the bank had this transfer already.
  public let note: String?
  /// The action that failed, and the reason.
  public let problem: String?
  /// A Boolean value that indicates whether the transfer can still be cancelled.
  public let canCancel: Bool
  /// A Boolean value that indicates whether a request is in progress.
  public let isAsking: Bool

  /// Creates a content, for a preview or a test of its view.
  public init(
    status: String, since: Timestamp, source: String, target: String, fee: String, recipient: String,
    reference: String? = nil, note: String? = nil, problem: String? = nil, canCancel: Bool = false,
    isAsking: Bool = false
  ) {
    self.status = status
    self.since = since
    self.source = source
    self.target = target
    self.fee = fee
    self.recipient = recipient
    self.reference = reference
    self.note = note
    self.problem = problem
    self.canCancel = canCancel
    self.isAsking = isAsking
  }
}
