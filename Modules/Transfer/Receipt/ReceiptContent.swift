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
}
