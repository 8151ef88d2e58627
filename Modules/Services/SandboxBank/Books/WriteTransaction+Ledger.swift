import Database
import Money
import Transfer

extension WriteTransaction {
  /// Gives a sender the money that every sender begins with, unless they have been given it.
  func openBalances(_ amounts: [Amount], for sender: Sender.ID) throws {
    for amount in amounts {
      try execute(
        "INSERT OR IGNORE INTO entry (sender, currency, minor_units, kind) VALUES (?, ?, ?, 'opening')",
        sender.text, amount.currency.code, amount.minorUnits)
    }
  }

  /// What a sender has, by currency.
  func balances(of sender: Sender.ID, at now: Timestamp) throws -> [Balance] {
    try query(
      """
      SELECT currency, SUM(minor_units) AS minor_units FROM entry
      WHERE sender = ? AND (due_at IS NULL OR due_at <= ?) GROUP BY currency ORDER BY currency
      """, sender.text, now.text
    ).map { row in
      let currency = try Currency(row["currency"])
      return try Balance(available: Amount(minorUnits: row["minor_units"], currency: currency))
    }
  }

  /// Takes the money for a transfer, if it is there.
  func debit(_ quote: Quote, for transfer: BankTransfer.ID, at now: Timestamp) throws {
    let balances = try balances(of: quote.sender, at: now).map(\.available)
    let available = balances.first { $0.currency == quote.source.currency }?.minorUnits ?? 0
    guard available >= quote.source.minorUnits else {
      throw TransferServiceError.refused(
        .insufficientFunds,
        "There is less than \(quote.source) on the balance. Send less, or add money first.")
    }
    try addEntry("payment", of: -quote.source.minorUnits, quote, for: transfer, dueAt: nil)
  }

  /// Gives the money of a transfer back, now or at a later moment.
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
