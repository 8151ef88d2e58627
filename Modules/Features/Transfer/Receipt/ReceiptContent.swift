/// What the receipt shows.
public struct ReceiptContent: Equatable, Sendable {
  /// How far it has come, in words.
  public let status: String
  /// When it came there.
  public let since: Timestamp
  /// What the sender pays.
  public let source: String
  /// What the recipient gets.
  public let target: String
  /// What the bank keeps.
  public let fee: String
  /// The name of who gets it.
  public let recipient: String
  /// What the recipient reads beside the money.
  public let reference: String?
  /// What could not be done, and why.
  public let problem: String?
  /// Whether the transfer can still be called off.
  public let canCancel: Bool
  /// Whether the bank is being asked.
  public let isAsking: Bool

  /// A content, for a preview or a test of its view.
  public init(
    status: String, since: Timestamp, source: String, target: String, fee: String, recipient: String,
    reference: String? = nil, problem: String? = nil, canCancel: Bool = false, isAsking: Bool = false
  ) {
    self.status = status
    self.since = since
    self.source = source
    self.target = target
    self.fee = fee
    self.recipient = recipient
    self.reference = reference
    self.problem = problem
    self.canCancel = canCancel
    self.isAsking = isAsking
  }
}
