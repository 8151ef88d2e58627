import FlowStorage
import Transfer

extension WriteTransaction {
  /// Adds an event to a transfer, with effect now or later.
  func addEvent(_ event: TransferStatusEvent, dueAt: Timestamp?) throws {
    try execute(
      "INSERT INTO event (transfer, status, occurred_at, due_at) VALUES (?, ?, ?, ?)",
      event.transfer.text, event.status.rawValue, event.occurredAt.text, dueAt?.text)
  }
}

extension ReadTransaction {
  /// Returns the events of a transfer, in order; empty if there is no such transfer.
  func events(of id: BankTransfer.ID, at now: Timestamp) throws -> [TransferStatusEvent] {
    try query(
      """
      SELECT status, occurred_at FROM event
      WHERE transfer = ? AND (due_at IS NULL OR due_at <= ?) ORDER BY occurred_at
      """, id.text, now.text
    ).map { row in
      try TransferStatusEvent(
        transfer: id, status: TransferStatus(rawValue: row["status"]) ?? .unknown,
        occurredAt: Timestamp(row["occurred_at"] as String))
    }
  }
}
