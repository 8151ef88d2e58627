public import FlowKit
public import Money

public struct ReceiptContent: Equatable, Sendable {
  /// The status, in words.
  public let status: LocalizedText
  /// The time of the latest event.
  public let since: Timestamp
  /// The amount that the sender pays, including the fee.
  public let source: Amount
  /// The amount that the recipient gets.
  public let target: Amount
  public let fee: Amount
  public let recipient: String
  /// The reference that the recipient sees.
  public let reference: String?
  /// A sentence about input that was not sent, since the bank already had this transfer.
  public let note: LocalizedText?
  /// The action that failed, and the reason.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the transfer can still be cancelled.
  public let canCancel: Bool
  /// A Boolean value that indicates whether a request is in progress.
  public let isAsking: Bool
  /// A Boolean value that indicates whether the person can finish; false while the end is being stored.
  public let canFinish: Bool
}
