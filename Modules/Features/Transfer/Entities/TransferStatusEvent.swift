/// The bank's word that a transfer has come to a status.
///
/// Events repeat and come out of order: ``BankTransfer/apply(_:)`` knows which of them count.
public struct TransferStatusEvent: Hashable, Sendable, Codable {
  /// The transfer.
  public let transfer: BankTransfer.ID
  /// What it has come to.
  public let status: TransferStatus
  /// When it did, by the bank's clock.
  public let occurredAt: Timestamp

  /// An event of values that were checked.
  public init(transfer: BankTransfer.ID, status: TransferStatus, occurredAt: Timestamp) {
    self.transfer = transfer
    self.status = status
    self.occurredAt = occurredAt
  }
}
