import FlowScreens
import FlowStorage
import Foundation
import Transfer

extension WriteTransaction {
  /// Adds a quote with the next number.
  func addQuote(
    _ request: QuoteRequest, for sender: Sender.ID, at price: SandboxPrice, expiry: Timestamp
  ) throws -> Quote {
    if let id = request.recipient {
      let recipient = try reader.recipient(id, of: sender)
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
    try execute("INSERT INTO quote (id, body) VALUES (?, ?)", id.text, RecordCoding.bytes(quote))
    return quote
  }

  /// Returns the number of a table's next row.
  /// - Parameter lastNumber: A statement that selects the greatest number as `last`; null for an empty table.
  func nextNumber(in lastNumber: String) throws -> Int {
    let last: Int?? = try query(lastNumber).first?["last"]
    return ((last ?? nil) ?? 0) + 1
  }
}

extension ReadTransaction {
  func quote(_ id: Quote.ID, of sender: Sender.ID) throws -> Quote {
    let rows = try query("SELECT body FROM quote WHERE id = ?", id.text)
    guard let row = rows.first else { throw TransferServiceError.missing("quote") }
    let quote = try RecordCoding.value(Quote.self, of: row["body"])
    guard quote.sender == sender else { throw TransferServiceError.missing("quote") }
    return quote
  }
}
