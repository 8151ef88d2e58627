import Transfer

/// What the last audit of the bank's books has found.
struct BooksAudit {
  /// The number of the books' changes at that time.
  let changes: [String: Int]?
  var content = ""
  var problem: String?
  var hasCustomers = false
  var hasTransfersOfGrace = false
  /// For each session, by its number, whether it goes on; nil if the books cannot be read.
  var sessions: [Int: Bool]?
  /// When the newest access token ends.
  var accessExpiry: Timestamp?
}
