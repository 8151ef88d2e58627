import FlowStorage
import Money
import Transfer

extension WriteTransaction {
  /// Credits the opening balances to a sender, unless that was done before.
  func openBalances(_ amounts: [Amount], for sender: Sender.ID) throws {
    let count: Int? = try query(
      "SELECT COUNT(*) AS count FROM entry WHERE sender = ? AND kind = 'opening'", sender.text
    ).first?["count"]
    guard count != amounts.count else { return }
    for amount in amounts {
      try execute(
        "INSERT OR IGNORE INTO entry (sender, currency, minor_units, kind) VALUES (?, ?, ?, 'opening')",
        sender.text, amount.currency.code, amount.minorUnits)
    }
  }

  /// Debits the money for a transfer, if the balance suffices.
  func debit(_ quote: Quote, for transfer: BankTransfer.ID, at now: Timestamp) throws {
    let balances = try reader.balances(of: quote.sender, at: now).map(\.available)
    let available = balances.first { $0.currency == quote.source.currency }?.minorUnits ?? 0
    guard available >= quote.source.minorUnits else {
      throw TransferServiceError.refused(
        .insufficientFunds,
        "The balance is less than \(quote.source). Send less, or add money first.")
    }
    try addEntry("payment", of: -quote.source.minorUnits, quote, for: transfer, dueAt: nil)
  }

  /// Refunds a transfer, with effect now or later.
  func refund(_ quote: Quote, for transfer: BankTransfer.ID, dueAt: Timestamp?) throws {
    try addEntry("refund", of: quote.source.minorUnits, quote, for: transfer, dueAt: dueAt)
  }

  private func addEntry(
    _ kind: String, of minorUnits: Int64, _ quote: Quote, for transfer: BankTransfer.ID, dueAt: Timestamp?
  ) throws {
    try execute(
      "INSERT INTO entry (sender, currency, minor_units, kind, transfer, due_at) VALUES (?, ?, ?, ?, ?, ?)",
      quote.sender.text, quote.source.currency.code, minorUnits, kind, transfer.text, dueAt?.text)
  }
}

extension ReadTransaction {
  /// Returns the balances of a sender, by currency; a sender without opening balances gets these.
  func balances(of sender: Sender.ID, opening: [Amount] = [], at now: Timestamp) throws -> [Balance] {
    let sql = "SELECT currency FROM entry INDEXED BY opening WHERE sender = ? AND kind = 'opening'"
    let opened: [String] = try query(sql, sender.text).map { try $0["currency"] }
    let isNew = opening.filter { !opened.contains($0.currency.code) }
    let booked = try query(
      """
      SELECT currency, SUM(minor_units) AS minor_units FROM entry
      WHERE sender = ? AND (due_at IS NULL OR due_at <= ?) GROUP BY currency ORDER BY currency
      """, sender.text, now.text
    ).map { row in
      let currency = try Currency(row["currency"])
      return try Amount(minorUnits: row["minor_units"], currency: currency)
    }
    return try (booked + isNew).sorted { $0.currency.code < $1.currency.code }.map { try Balance(available: $0) }
  }
}
