import Database
import Foundation

// For who has to know whether two banks are in the same state, and whether their books are right.

extension SandboxTransferService {
  /// All that the books say, but for prices that nobody has used.
  /// - Throws: `DatabaseError`.
  public func content() async throws -> String {
    try await database.read { books in
      var text = ""
      for table in ["recipient", "transfer", "event", "entry"] {
        text += "|"
        for row in try books.query("SELECT * FROM \(table) ORDER BY rowid") {
          for value in row.values { text += value.digestText + ";" }
        }
      }
      return text
    }
  }

  /// Puts the books onto the disk in memory that they are on, if they are on one.
  public func save() async { await database.saveToDisk() }

  /// How many transactions have written to the books.
  public var commitCount: Int { get async { await database.commitCount } }

  /// What is wrong with the books; nothing as long as every transfer was paid once, every one that was called off was refunded once,
  /// and nobody has less than nothing.
  /// - Throws: `DatabaseError`.
  public func bookkeepingProblem() async throws -> String? {
    try await database.read { books in
      let checks = [
        ("A transfer was not paid exactly once", unpaidTransfers),
        ("A transfer called off was not refunded once", unrefundedTransfers),
        ("Somebody has less than nothing", overdrawnBalances),
      ]
      for (problem, sql) in checks where try !books.query(sql).isEmpty { return "\(problem)." }
      return nil
    }
  }
}

private let unpaidTransfers = """
  SELECT id FROM transfer WHERE (SELECT COUNT(*) FROM entry WHERE entry.transfer = transfer.id AND kind = 'payment') <> 1
  """

private let unrefundedTransfers = """
  SELECT transfer FROM event WHERE status = 'cancelled'
  AND (SELECT COUNT(*) FROM entry WHERE entry.transfer = event.transfer AND kind = 'refund') <> 1
  """

private let overdrawnBalances = "SELECT sender FROM entry GROUP BY sender, currency HAVING SUM(minor_units) < 0"
