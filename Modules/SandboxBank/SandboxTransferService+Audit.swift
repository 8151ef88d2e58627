import FlowStorage
import Foundation
public import Transfer

// An audit of the books, for explorations and tests.

extension SandboxTransferService {
  private static let auditedTables = ["recipient", "transfer", "event", "entry"]
  /// The state that decides about the next sign-in; times are texts, which explorations compare with the current time.
  private static let signIns = [
    "SELECT customer.id, password IS NULL, session.has_ended FROM customer LEFT JOIN session ON customer = customer.id",
    "SELECT email, purpose, digits, tries, \(text(of: "sent_at")) FROM code ORDER BY email, purpose",
    "SELECT email, failures, \(text(of: "blocked_until")) FROM attempt ORDER BY email",
    // It determines the next code.
    "SELECT last FROM code_number",
  ]
  private static let contentTables = Set(auditedTables + ["customer", "session", "code", "attempt", "code_number"])

  private static func text(of time: String) -> String { "strftime('%Y-%m-%dT%H:%M:%SZ', \(time), 'unixepoch')" }

  /// For each table of ``content()``, the number of statements that may have changed it; nil after the books were closed.
  public var changesOfContent: [String: Int]? {
    get async {
      await database.changes?.counts.filter { Self.contentTables.contains($0.key) }
    }
  }

  /// Returns the content of the books as text, without quotes, and with the state of sign-ins.
  /// - Throws: `DatabaseError`.
  public func content() async throws -> String {
    try await database.read { books in
      var text = ""
      let statements = Self.auditedTables.map { "SELECT * FROM \($0) ORDER BY rowid" } + Self.signIns
      for statement in statements {
        text += "|"
        for row in try books.query(statement) {
          for value in row.values { text += value.digestText + ";" }
        }
      }
      return text
    }
  }

  /// Returns whether an account was opened.
  /// - Throws: `DatabaseError`.
  public func hasCustomers() async throws -> Bool {
    try await database.read { try !$0.query("SELECT 1 FROM customer LIMIT 1").isEmpty }
  }

  /// Returns for each session, by its number, whether it goes on.
  /// - Throws: `DatabaseError`.
  public func sessions() async throws -> [Int: Bool] {
    try await database.read { books in
      let rows = try books.query("SELECT rowid, has_ended FROM session")
      return Dictionary(uniqueKeysWithValues: try rows.map { (try $0["rowid"], try $0["has_ended"] == 0) })
    }
  }

  /// Returns when the newest access token ends; nil without a session that goes on.
  /// - Throws: `DatabaseError`.
  public func accessExpiry() async throws -> Timestamp? {
    try await database.read { books in
      let row = try books.query("SELECT max(exchanged_at) AS time FROM session WHERE has_ended = 0").first
      guard let time: Int64 = try row?["time"] else { return nil }
      return Timestamp(Date(timeIntervalSince1970: TimeInterval(time))) + SessionTimes.access
    }
  }

  /// Returns whether a customer has sent transfers.
  /// - Throws: `DatabaseError`.
  public func hasTransfers(of customer: String) async throws -> Bool {
    try await database.read { try !$0.query("SELECT 1 FROM transfer WHERE customer = ? LIMIT 1", customer).isEmpty }
  }

  /// Returns the apps' identifiers of all transfers but those of a customer, in the order of their creation.
  /// - Throws: `DatabaseError`.
  public func customerTransactionIDs(exceptOf other: String? = nil) async throws -> [String] {
    try await database.read {
      let sql = "SELECT customer_transaction_id FROM transfer WHERE ? IS NULL OR customer <> ? ORDER BY rowid"
      return try $0.query(sql, other, other).map {
        try $0["customer_transaction_id"]
      }
    }
  }

  /// Returns the current state of the only transfer, besides those of a customer; nil if there is none, or if there are several.
  /// - Throws: `DatabaseError`.
  public func statusOfOnlyTransfer(exceptOf other: String? = nil) async throws -> TransferStatus? {
    try await database.read { [clock] books in
      let sql = "SELECT id, customer FROM transfer WHERE ? IS NULL OR customer <> ? LIMIT 2"
      let rows = try books.query(sql, other, other)
      guard let row = rows.first, rows.count == 1 else { return nil }
      return try books.transfer(BankTransfer.ID(row["id"]), of: CustomerID(row["customer"]), at: clock.now).status
    }
  }

  /// Saves the books to their disk in memory; does nothing for a file.
  public func save() async { await database.saveToDisk() }

  /// Returns the error in the books, as a sentence; nil if every transfer was paid once, and while its price was good, every
  /// cancelled transfer was refunded once, and no balance is negative.
  /// - Throws: `DatabaseError`.
  public func auditProblem() async throws -> String? {
    try await database.read { books in
      let checks = [
        ("A transfer was not paid exactly once", unpaidTransfers),
        ("A transfer was sent at an expired price", expiredTransfers),
        ("A cancelled transfer was not refunded exactly once", unrefundedTransfers),
        ("A balance is negative", overdrawnBalances),
      ]
      for (problem, sql) in checks where try !books.query(sql).isEmpty { return "\(problem)." }
      return nil
    }
  }
}

private let unpaidTransfers = """
  SELECT id FROM transfer WHERE (SELECT COUNT(*) FROM entry WHERE entry.transfer = transfer.id AND kind = 'payment') <> 1
  """

private let expiredTransfers = """
  SELECT transfer.id FROM transfer JOIN quote ON quote.id = transfer.quote
  WHERE transfer.created_at >= json_extract(CAST(quote.body AS TEXT), '$.expiry')
  """

private let unrefundedTransfers = """
  SELECT transfer FROM event WHERE status = 'cancelled'
  AND (SELECT COUNT(*) FROM entry WHERE entry.transfer = event.transfer AND kind = 'refund') <> 1
  """

private let overdrawnBalances = """
  SELECT sender FROM entry GROUP BY customer, sender, currency HAVING SUM(minor_units) < 0
  """
