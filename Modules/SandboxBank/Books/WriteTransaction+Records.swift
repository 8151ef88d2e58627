import FlowStorage
import Foundation
import Money
import Transfer

// The records that a transfer refers to, prices and recipients, and the encoding of all records of the books.

extension WriteTransaction {
  /// Adds a quote with the next number.
  func addQuote(
    _ request: QuoteRequest, for sender: Sender.ID, of customer: CustomerID, at price: SandboxPrice, expiry: Timestamp
  ) throws -> Quote {
    if let id = request.recipient {
      let recipient = try reader.recipient(id, of: sender, of: customer)
      guard recipient.currency == request.targetCurrency else {
        throw TransferServiceError.unprocessable(
          TransferRequestError.recipientDoesNotFit(request.targetCurrency))
      }
    }
    let id = try Quote.ID("quote-\(nextNumber(in: "SELECT MAX(rowid) AS last FROM quote"))")
    let quote: Quote
    do {
      quote = try Quote(
        id: id, sender: sender, request: request, rate: price.rate, fee: price.fee, expiry: expiry)
    } catch {
      throw TransferServiceError.unprocessable(error)
    }
    try execute(
      "INSERT INTO quote (id, body, customer) VALUES (?, ?, ?)", id.text, quote.recordBytes(), customer.text)
    return quote
  }
}

extension ReadTransaction {
  func quote(_ id: Quote.ID, of sender: Sender.ID, of customer: CustomerID) throws -> Quote {
    let rows = try query("SELECT body FROM quote WHERE id = ? AND customer = ?", id.text, customer.text)
    guard let row = rows.first else { throw TransferServiceError.missing("quote") }
    let quote: Quote = try row.record("body")
    guard quote.sender == sender else { throw TransferServiceError.missing("quote") }
    return quote
  }
}

// MARK: - Recipients

extension WriteTransaction {
  /// Adds a recipient, unless the sender has one with the same details.
  func addRecipient(_ details: RecipientDetails, for sender: Sender.ID, of customer: CustomerID) throws -> Recipient {
    let bytes = try details.recordBytes()
    let known = try query(
      "SELECT id, sender, details FROM recipient WHERE sender = ? AND customer = ? AND details = ?", sender.text,
      customer.text, bytes)
    if let row = known.first { return try reader.recipient(row) }
    let id = try Recipient.ID("recipient-\(nextNumber(in: "SELECT MAX(rowid) AS last FROM recipient"))")
    try execute(
      "INSERT INTO recipient (id, sender, details, customer) VALUES (?, ?, ?, ?)", id.text, sender.text, bytes,
      customer.text)
    return Recipient(id: id, sender: sender, details: details)
  }
}

extension ReadTransaction {
  func recipient(_ id: Recipient.ID, of sender: Sender.ID, of customer: CustomerID) throws -> Recipient {
    let rows = try query(
      "SELECT id, sender, details FROM recipient WHERE id = ? AND sender = ? AND customer = ?", id.text, sender.text,
      customer.text)
    guard let row = rows.first else { throw TransferServiceError.missing("recipient") }
    return try recipient(row)
  }

  /// Returns the sender's recipients in a currency before one, newest first; without one, the newest.
  func recipients(
    of sender: Sender.ID, of customer: CustomerID, in currency: Currency, after last: Recipient.ID?, atMost count: Int
  ) throws -> RecipientPage {
    var end = Int.max
    if let last {
      let sql = "SELECT rowid AS number FROM recipient WHERE id = ? AND sender = ? AND customer = ?"
      guard let row = try query(sql, last.text, sender.text, customer.text).first else {
        throw TransferServiceError.missing("recipient")
      }
      end = try row["number"]
    }
    let rows = try query(
      """
      SELECT id, sender, details FROM recipient
      WHERE sender = ? AND customer = ? AND \(Schema.currencyOfRecipient) = ? AND rowid < ?
      ORDER BY rowid DESC LIMIT ?
      """, sender.text, customer.text, currency.code, end, count + 1)
    return RecipientPage(try rows.prefix(count).map { try recipient($0) }, hasMore: rows.count > count)
  }

  fileprivate func recipient(_ row: DatabaseRow) throws -> Recipient {
    try Recipient(
      id: Recipient.ID(row["id"]), sender: Sender.ID(row["sender"]), details: row.record("details"))
  }
}

extension WriteTransaction {
  /// Returns the number of a table's next row.
  /// - Parameter lastNumber: A statement that selects the greatest number as `last`; null for an empty table.
  func nextNumber(in lastNumber: String) throws -> Int {
    let last: Int?? = try query(lastNumber).first?["last"]
    return ((last ?? nil) ?? 0) + 1
  }
}

extension DatabaseRow {
  /// Returns a value of the books, which is the JSON of stored values as bytes: equal values are equal bytes.
  func record<Value: Decodable>(_ column: String) throws -> Value {
    try Value(storedJSON: String(decoding: self[column] as Data, as: UTF8.self))
  }
}

extension Encodable {
  /// The bytes that `record(_:)` reads.
  fileprivate func recordBytes() throws -> Data { Data(try storedJSON().utf8) }
}
