import FlowStorage
import Foundation
import Money
import Transfer

extension WriteTransaction {
  /// Adds a recipient, unless the sender has one with the same details.
  func addRecipient(_ details: RecipientDetails, for sender: Sender.ID) throws -> Recipient {
    let bytes = try RecordCoding.bytes(details)
    let known = try query(
      "SELECT id, sender, details FROM recipient WHERE sender = ? AND details = ?", sender.text, bytes)
    if let row = known.first { return try reader.recipient(row) }
    let id = try Recipient.ID("recipient-\(nextNumber(in: "SELECT MAX(rowid) AS last FROM recipient"))")
    try execute(
      "INSERT INTO recipient (id, sender, details) VALUES (?, ?, ?)", id.text, sender.text, bytes)
    return Recipient(id: id, sender: sender, details: details)
  }
}

extension ReadTransaction {
  func recipient(_ id: Recipient.ID, of sender: Sender.ID) throws -> Recipient {
    let rows = try query(
      "SELECT id, sender, details FROM recipient WHERE id = ? AND sender = ?", id.text, sender.text)
    guard let row = rows.first else { throw TransferServiceError.missing("recipient") }
    return try recipient(row)
  }

  /// Returns the sender's recipients in a currency before one, newest first; without one, the newest.
  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?, atMost count: Int
  ) throws -> RecipientPage {
    var end = Int.max
    if let last {
      guard let row = try query("SELECT rowid AS number FROM recipient WHERE id = ?", last.text).first else {
        throw TransferServiceError.missing("recipient")
      }
      end = try row["number"]
    }
    let rows = try query(
      """
      SELECT id, sender, details FROM recipient
      WHERE sender = ? AND \(Schema.currencyOfRecipient) = ? AND rowid < ? ORDER BY rowid DESC LIMIT ?
      """, sender.text, currency.code, end, count + 1)
    return RecipientPage(try rows.prefix(count).map { try recipient($0) }, hasMore: rows.count > count)
  }

  fileprivate func recipient(_ row: DatabaseRow) throws -> Recipient {
    try Recipient(
      id: Recipient.ID(row["id"]), sender: Sender.ID(row["sender"]), details: RecordCoding.value(of: row["details"]))
  }
}
