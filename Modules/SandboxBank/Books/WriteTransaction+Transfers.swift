import FlowLocalization
import FlowStorage
import Foundation
import Money
import Transfer

extension WriteTransaction {
  /// Creates a transfer, or returns the one that the same request has created before.
  func createTransfer(
    _ request: TransferRequest, of customer: CustomerID, at now: Timestamp, bounces: Bool
  ) throws -> BankTransfer {
    let body = try request.body()
    let known = try query(
      "SELECT id, body FROM transfer WHERE customer_transaction_id = ?", request.customerTransactionID.text)
    if let row = known.first {
      let transfer = try reader.transfer(BankTransfer.ID(row["id"]), of: customer, at: now)
      guard try row["body"] == body else {
        throw TransferServiceError.refused(
          .customerTransactionIDUsed, "Another transfer was sent under this customer transaction id.")
      }
      return transfer
    }

    let quote = try usableQuote(for: request, of: customer, at: now)
    let id = try BankTransfer.ID(
      "transfer-\(nextNumber(in: "SELECT MAX(rowid) AS last FROM transfer"))")
    try execute(
      """
      INSERT INTO transfer (id, customer_transaction_id, sender, body, quote, recipient, created_at, customer)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      id.text, request.customerTransactionID.text, request.sender.text, body, request.quote.text,
      request.recipient.text, now.text, customer.text)
    try debit(quote, of: customer, for: id, at: now)
    for event in TransferSchedule.events(of: id, createdAt: now, bounces: bounces) {
      try addEvent(event, dueAt: event.occurredAt > now ? event.occurredAt : nil)
      if event.status == .fundsRefunded { try refund(quote, of: customer, for: id, dueAt: event.occurredAt) }
    }
    return try reader.transfer(id, of: customer, at: now)
  }

  /// Returns the quote of a request if it matches, is valid and is unused.
  private func usableQuote(
    for request: TransferRequest, of customer: CustomerID, at now: Timestamp
  ) throws -> Quote {
    let quote = try reader.quote(request.quote, of: request.sender, of: customer)
    guard try query("SELECT 1 FROM transfer WHERE quote = ?", quote.id.text).isEmpty else {
      throw TransferServiceError.refused(.quoteUsed, "This price was used for another transfer. Check the new one.")
    }
    guard !quote.isExpired(at: now) else {
      throw TransferServiceError.refused(.quoteExpired, "This price has expired. Check the new one.")
    }
    guard quote.request.recipient == nil || quote.request.recipient == request.recipient else {
      throw TransferServiceError.refused(
        .status(.unprocessable), "This price is for another recipient. Request a new one.")
    }
    do {
      _ = try TransferRequest(
        customerTransactionID: request.customerTransactionID, quote: quote,
        recipient: reader.recipient(request.recipient, of: request.sender, of: customer), reference: request.reference)
    } catch let error as TransferRequestError {
      throw TransferServiceError.unprocessable(error)
    }
    return quote
  }

  /// Cancels a transfer, and refunds it.
  func cancelTransfer(_ id: BankTransfer.ID, of customer: CustomerID, at now: Timestamp) throws -> BankTransfer {
    let transfer = try reader.transfer(id, of: customer, at: now)
    guard transfer.status != .cancelled else { return transfer }
    guard transfer.status.canBeCancelled else {
      throw TransferServiceError.refused(.tooLateToCancel, SandboxTransferService.tooLateToCancel)
    }
    try execute("DELETE FROM event WHERE transfer = ? AND due_at > ?", id.text, now.text)
    try execute("DELETE FROM entry WHERE transfer = ? AND kind = 'refund'", id.text)
    // The cancellation must be newer than the events that it cancels, even within the same second.
    let occurredAt = max(now, transfer.latestEvent.occurredAt + .seconds(1))
    let event = TransferStatusEvent(transfer: id, status: .cancelled, occurredAt: occurredAt)
    try addEvent(event, dueAt: nil)
    try refund(transfer.quote, of: customer, for: id, dueAt: nil)
    return try reader.transfer(id, of: customer, at: now)
  }
}

// MARK: - Reading

extension ReadTransaction {
  /// Returns the state of a transfer at a time.
  func transfer(_ id: BankTransfer.ID, of customer: CustomerID, at now: Timestamp) throws -> BankTransfer {
    let sql = Self.transfers("transfer.id = ? AND transfer.customer = ?")
    guard let row = try query(sql, now.text, id.text, customer.text).first else {
      throw TransferServiceError.missing("transfer")
    }
    return try transfer(row)
  }

  func transfer(
    for id: CustomerTransactionID, of customer: CustomerID, at now: Timestamp
  ) throws -> BankTransfer? {
    let sql = Self.transfers("customer_transaction_id = ? AND transfer.customer = ?")
    return try query(sql, now.text, id.text, customer.text).first.map { try transfer($0) }
  }

  /// Returns the transfers before one, newest first; without one, the newest.
  func transfers(
    of customer: CustomerID, after last: BankTransfer.ID?, atMost count: Int, at now: Timestamp
  ) throws -> TransferPage {
    var end = Int.max
    if let last {
      let sql = "SELECT rowid AS number FROM transfer WHERE id = ? AND customer = ?"
      guard let row = try query(sql, last.text, customer.text).first else {
        throw TransferServiceError.missing("transfer")
      }
      end = try row["number"]
    }
    let condition = "transfer.customer = ? AND transfer.rowid < ? ORDER BY transfer.rowid DESC LIMIT ?"
    let rows = try query(Self.transfers(condition), now.text, customer.text, end, count + 1)
    return TransferPage(try rows.prefix(count).map { try transfer($0) }, hasMore: rows.count > count)
  }

  /// Returns the statement that selects transfers with their latest events.
  private static func transfers(_ condition: String) -> String {
    """
    SELECT transfer.id AS id, transfer.body AS body, transfer.created_at AS created_at, quote.body AS quote,
      recipient.id AS recipient, recipient.sender AS sender, recipient.details AS details, event.status AS status,
      event.occurred_at AS occurred_at
    FROM transfer JOIN quote ON quote.id = transfer.quote JOIN recipient ON recipient.id = transfer.recipient
    JOIN event ON event.transfer = transfer.id AND event.occurred_at = (
      SELECT MAX(occurred_at) FROM event AS latest
      WHERE latest.transfer = transfer.id AND (latest.due_at IS NULL OR latest.due_at <= ?))
    WHERE \(condition)
    """
  }

  private func transfer(_ row: DatabaseRow) throws -> BankTransfer {
    let request: TransferRequest = try row.record("body")
    return try BankTransfer(
      id: BankTransfer.ID(row["id"]), customerTransactionID: request.customerTransactionID,
      quote: row.record("quote"),
      recipient: Recipient(
        id: Recipient.ID(row["recipient"]), sender: Sender.ID(row["sender"]),
        details: row.record("details")),
      reference: request.reference, createdAt: Timestamp(row["created_at"] as String),
      status: TransferStatus(rawValue: row["status"]) ?? .unknown,
      occurredAt: Timestamp(row["occurred_at"] as String))
  }
}

extension WriteTransaction {
  /// Adds an event to a transfer, with effect now or later.
  fileprivate func addEvent(_ event: TransferStatusEvent, dueAt: Timestamp?) throws {
    try execute(
      "INSERT INTO event (transfer, status, occurred_at, due_at) VALUES (?, ?, ?, ?)",
      event.transfer.text, event.status.rawValue, event.occurredAt.text, dueAt?.text)
  }
}

extension ReadTransaction {
  /// Returns the events of a transfer, in order; empty if there is no such transfer.
  func events(
    of id: BankTransfer.ID, of customer: CustomerID, at now: Timestamp
  ) throws -> [TransferStatusEvent] {
    try query(
      """
      SELECT status, occurred_at FROM event
      WHERE transfer = (SELECT id FROM transfer WHERE id = ? AND customer = ?) AND (due_at IS NULL OR due_at <= ?)
      ORDER BY occurred_at
      """, id.text, customer.text, now.text
    ).map { row in
      try TransferStatusEvent(
        transfer: id, status: TransferStatus(rawValue: row["status"]) ?? .unknown,
        occurredAt: Timestamp(row["occurred_at"] as String))
    }
  }
}

// MARK: - The ledger

extension WriteTransaction {
  /// Credits the opening balances to a sender, unless that was done before.
  func openBalances(_ amounts: [Amount], for sender: Sender.ID, of customer: CustomerID) throws {
    let count: Int? = try query(
      "SELECT COUNT(*) AS count FROM entry WHERE sender = ? AND customer = ? AND kind = 'opening'", sender.text,
      customer.text
    ).first?["count"]
    guard count != amounts.count else { return }
    for amount in amounts {
      try execute(
        "INSERT OR IGNORE INTO entry (sender, customer, currency, minor_units, kind) VALUES (?, ?, ?, ?, 'opening')",
        sender.text, customer.text, amount.currency.code, amount.minorUnits)
    }
  }

  /// Debits the money for a transfer, if the balance suffices.
  fileprivate func debit(
    _ quote: Quote, of customer: CustomerID, for transfer: BankTransfer.ID, at now: Timestamp
  ) throws {
    let balances = try reader.balances(of: quote.sender, of: customer, at: now).map(\.available)
    let available = balances.first { $0.currency == quote.source.currency }?.minorUnits ?? 0
    guard available >= quote.source.minorUnits else {
      throw TransferServiceError.refused(
        .insufficientFunds,
        "The balance is less than \(quote.source). Send less, or add money first.")
    }
    try addEntry("payment", of: -quote.source.minorUnits, quote, customer, for: transfer, dueAt: nil)
  }

  /// Refunds a transfer, with effect now or later.
  fileprivate func refund(
    _ quote: Quote, of customer: CustomerID, for transfer: BankTransfer.ID, dueAt: Timestamp?
  ) throws {
    try addEntry("refund", of: quote.source.minorUnits, quote, customer, for: transfer, dueAt: dueAt)
  }

  private func addEntry(
    _ kind: String, of minorUnits: Int64, _ quote: Quote, _ customer: CustomerID, for transfer: BankTransfer.ID,
    dueAt: Timestamp?
  ) throws {
    try execute(
      """
      INSERT INTO entry (sender, customer, currency, minor_units, kind, transfer, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      quote.sender.text, customer.text, quote.source.currency.code, minorUnits, kind, transfer.text, dueAt?.text)
  }
}

extension ReadTransaction {
  /// Returns the balances of a sender, by currency; a sender without opening balances gets these.
  func balances(
    of sender: Sender.ID, of customer: CustomerID, opening: [Amount] = [], at now: Timestamp
  ) throws -> [Balance] {
    let sql = "SELECT currency FROM entry INDEXED BY opening WHERE sender = ? AND customer = ? AND kind = 'opening'"
    let opened: [String] = try query(sql, sender.text, customer.text).map { try $0["currency"] }
    let isNew = opening.filter { !opened.contains($0.currency.code) }
    let booked = try query(
      """
      SELECT currency, SUM(minor_units) AS minor_units FROM entry
      WHERE sender = ? AND customer = ? AND (due_at IS NULL OR due_at <= ?) GROUP BY currency ORDER BY currency
      """, sender.text, customer.text, now.text
    ).map { row in
      let currency = try Currency(row["currency"])
      return try Amount(minorUnits: row["minor_units"], currency: currency)
    }
    return try (booked + isNew).sorted { $0.currency.code < $1.currency.code }.map { try Balance(available: $0) }
  }
}

/// The times at which a transfer reaches each status, from its creation.
private enum TransferSchedule {
  private static let usual: [(status: TransferStatus, after: Duration)] = [
    (.incomingPaymentWaiting, .zero),
    (.incomingPaymentInitiated, .seconds(30)),
    (.processing, .seconds(60)),
    (.fundsConverted, .seconds(5 * 60)),
    (.outgoingPaymentSent, .seconds(10 * 60)),
  ]

  private static let bounced: [(status: TransferStatus, after: Duration)] = [
    (.bouncedBack, .seconds(60 * 60)),
    (.fundsRefunded, .seconds(2 * 60 * 60)),
  ]

  /// Returns the events of a transfer that is not cancelled, the first at its creation.
  static func events(
    of transfer: BankTransfer.ID, createdAt: Timestamp, bounces: Bool
  ) -> [TransferStatusEvent] {
    (usual + (bounces ? bounced : [])).map {
      TransferStatusEvent(transfer: transfer, status: $0.status, occurredAt: createdAt + $0.after)
    }
  }
}
