import Synchronization

/// The faults of a simulated disk, which a database asks at each transaction.
package protocol DiskFaults: Sendable {
  /// Waits while the disk holds the work of the database.
  func waitForTurn(toWrite: Bool) async

  /// Called before a write transaction, which settles the outcome of an earlier one: it is not saved.
  func willWrite()

  /// Called at the end of a write transaction, before it is committed.
  /// - Parameter content: Returns the content with the transaction; nil for a file.
  /// - Throws: The error with which the commit fails.
  func willCommit(_ content: () throws(DatabaseError) -> MemoryImage?) throws(DatabaseError)

  /// The content after a commit whose outcome is unknown, which only the next launch finds; nil if there is none.
  var unconfirmedContent: MemoryImage? { get }
}

extension DiskFaults {
  package func waitForTurn(toWrite: Bool) async {}
  package func willWrite() {}
  package var unconfirmedContent: MemoryImage? { nil }
}

/// A disk that is gone after a number of transactions, as for a process that is killed then.
final class CommitLimit: DiskFaults {
  private let rest: Mutex<Int>
  let others: (any DiskFaults)?

  /// - Parameters:
  ///   - rest: The number of transactions that are still committed.
  ///   - others: The other faults of the disk.
  init(_ rest: Int, beside others: (any DiskFaults)?) {
    self.rest = Mutex(rest)
    self.others = others
  }

  func waitForTurn(toWrite: Bool) async { await others?.waitForTurn(toWrite: toWrite) }

  func willWrite() { others?.willWrite() }

  func willCommit(_ content: () throws(DatabaseError) -> MemoryImage?) throws(DatabaseError) {
    let isOver = rest.withLock { rest in
      rest -= 1
      return rest < 0
    }
    if isOver { throw .closed }
    try others?.willCommit(content)
  }

  var unconfirmedContent: MemoryImage? { others?.unconfirmedContent }
}
