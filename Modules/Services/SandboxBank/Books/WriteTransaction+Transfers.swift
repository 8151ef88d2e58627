import Database
import Foundation
import Transfer
import Validation

extension WriteTransaction {
  /// Creates a transfer, or returns the one that the same request has created before.
  func createTransfer(_ request: TransferRequest, at now: Timestamp, bounces: Bool) throws -> BankTransfer {
    let body = try request.body()
    let known = try query(
      "SELECT id, body FROM transfer WHERE customer_transaction_id = ?", request.customerTransactionID.text)
    if let row = known.first {
      guard try row["body"] == body else {
        throw TransferServiceError.refused(
          .customerTransactionIDUsed, "Another transfer was sent under this customer transaction id.")
      }
      return try transfer(BankTransfer.ID(row["id"]), at: now)
    }

    let quote = try usableQuote(for: request, at: now)
    let id = try BankTransfer.ID(
      "transfer-\(nextNumber(in: "SELECT MAX(rowid) AS last FROM transfer"))")
    try execute(
      """
      INSERT INTO transfer (id, customer_transaction_id, sender, body, quote, recipient, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      id.text, request.customerTransactionID.text, request.sender.text, body, request.quote.text,
      request.recipient.text, now.text)
    try debit(quote, for: id, at: now)
    for event in TransferSchedule.events(of: id, createdAt: now, bounces: bounces) {
      try addEvent(event, dueAt: event.occurredAt > now ? event.occurredAt : nil)
      if event.status == .fundsRefunded { try refund(quote, for: id, dueAt: event.occurredAt) }
    }
    return try transfer(id, at: now)
  }

  /// Returns the quote of a request if it matches, is valid and is unused.
  private func usableQuote(for request: TransferRequest, at now: Timestamp) throws -> Quote {
    let quote = try quote(request.quote, of: request.sender)
    guard try query("SELECT 1 FROM transfer WHERE quote = ?", quote.id.text).isEmpty else {
      throw TransferServiceError.refused(.quoteUsed, "This price has served another transfer. Look at the new one.")
    }
    guard !quote.isExpired(at: now) else {
      throw TransferServiceError.refused(.quoteExpired, "This price has expired. Look at the new one.")
    }
    guard quote.request.recipient == nil || quote.request.recipient == request.recipient else {
      throw TransferServiceError.refused(
        .status(.unprocessable), "This price was made for another recipient. Ask for a new one.")
    }
    do {
      _ = try TransferRequest(
        customerTransactionID: request.customerTransactionID, quote: quote,
        recipient: recipient(request.recipient, of: request.sender), reference: request.reference)
    } catch let error as TransferRequestError {
      throw TransferServiceError.unprocessable(error)
    }
    return quote
  }

  /// Cancels a transfer, and refunds it.
  func cancelTransfer(_ id: BankTransfer.ID, at now: Timestamp) throws -> BankTransfer {
    let transfer = try transfer(id, at: now)
    guard transfer.status != .cancelled else { return transfer }
    guard transfer.status.canBeCancelled else {
      throw TransferServiceError.refused(.tooLateToCancel, "This transfer can't be cancelled any more.")
    }
    try execute("DELETE FROM event WHERE transfer = ? AND due_at > ?", id.text, now.text)
    try execute("DELETE FROM entry WHERE transfer = ? AND kind = 'refund'", id.text)
    // The cancellation must be newer than the events that it cancels, even within the same second.
    let occurredAt = max(now, transfer.latestEvent.occurredAt + .seconds(1))
    let event = TransferStatusEvent(transfer: id, status: .cancelled, occurredAt: occurredAt)
    try addEvent(event, dueAt: nil)
    try refund(transfer.quote, for: id, dueAt: nil)
    return try self.transfer(id, at: now)
  }

  // MARK: Reading

  /// Returns the state of a transfer at a time.
  func transfer(_ id: BankTransfer.ID, at now: Timestamp) throws -> BankTransfer {
    let rows = try query("SELECT id, body, created_at FROM transfer WHERE id = ?", id.text)
    guard let row = rows.first else { throw TransferServiceError.missing("transfer") }
    return try transfer(row, at: now)
  }

  /// Returns the transfer with a customer transaction id.
  func transfer(for id: CustomerTransactionID, at now: Timestamp) throws -> BankTransfer? {
    let sql = "SELECT id, body, created_at FROM transfer WHERE customer_transaction_id = ?"
    return try query(sql, id.text).first.map { try transfer($0, at: now) }
  }

  /// Returns the sender's transfers, newest first.
  func transfers(of sender: Sender.ID, at now: Timestamp) throws -> [BankTransfer] {
    let sql = "SELECT id, body, created_at FROM transfer WHERE sender = ? ORDER BY rowid DESC"
    return try query(sql, sender.text).map { try transfer($0, at: now) }
  }

  private func transfer(_ row: DatabaseRow, at now: Timestamp) throws -> BankTransfer {
    let id = try BankTransfer.ID(row["id"])
    let request = try RecordCoding.value(TransferRequest.self, of: row["body"])
    let events = try events(of: id, at: now)
    guard let latest = events.last else { throw TransferServiceError.missing("transfer") }
    return try BankTransfer(
      id: id, customerTransactionID: request.customerTransactionID,
      quote: quote(request.quote, of: request.sender),
      recipient: recipient(request.recipient, of: request.sender), reference: request.reference,
      createdAt: Timestamp(row["created_at"] as String), status: latest.status,
      occurredAt: latest.occurredAt)
  }
}
