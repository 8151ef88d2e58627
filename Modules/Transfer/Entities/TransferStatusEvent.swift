/// The bank's message that a transfer has reached a status.
///
/// Events repeat and arrive out of order: ``BankTransfer/apply(_:)`` ignores outdated ones.
public struct TransferStatusEvent: Hashable, Sendable, Codable {
  public let transfer: BankTransfer.ID
  public let status: TransferStatus
  /// The time of the event, by the bank's clock.
  public let occurredAt: Timestamp

  public init(transfer: BankTransfer.ID, status: TransferStatus, occurredAt: Timestamp) {
    self.transfer = transfer
    self.status = status
    self.occurredAt = occurredAt
  }
}
