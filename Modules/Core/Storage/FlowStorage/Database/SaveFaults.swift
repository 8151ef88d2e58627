import FlowSQLite
import Synchronization

/// Faults of the next write transaction of a database, for journeys and explorations.
public final class SaveFaults: Sendable {
  /// A fault of a write transaction.
  public enum Fault: String, Sendable {
    /// It fails, and nothing is saved.
    case fails
    /// Its outcome is not known: a process that ends before the next transaction has saved it in memory, and not in a file.
    case isUnknown
  }

  private struct State {
    var next: Fault?
    var hasFailed = false
    /// What only the next launch knows, as text.
    var unconfirmed: String?
  }

  private let state = Mutex(State())

  /// Creates a disk without faults.
  public init() {}

  /// Plans a fault of the next write transaction.
  public func plan(_ fault: Fault) { state.withLock { $0.next = fault } }

  /// Whether a fault is planned, or the outcome of a transaction is not known.
  public var isPending: Bool { state.withLock { $0.next != nil || $0.unconfirmed != nil } }

  /// Whether a transaction has failed.
  public var hasFailed: Bool { state.withLock(\.hasFailed) }

  /// What determines the next states, as text.
  public var digestText: String { state.withLock { "\($0.next?.rawValue ?? "")\($0.unconfirmed ?? "")" } }

  func takeNext() -> Fault? {
    state.withLock { state in
      defer { state.next = nil }
      if state.next != nil { state.hasFailed = true }
      return state.next
    }
  }

  func setUnconfirmed(_ text: String?) { state.withLock { $0.unconfirmed = text } }
}

extension Connection {
  /// Fails as planned, before a transaction is committed.
  func failIfPlanned() throws(DatabaseError) {
    guard let fault = saveFaults?.takeNext() else { return }
    switch fault {
    case .fails: throw .full(SQLiteReport(code: SQLITE_FULL, message: "the disk is full, as planned"))
    case .isUnknown:
      if !isTracked { try keepUnconfirmed() }
      throw .outcomeUnknown(SQLiteReport(code: SQLITE_IOERR, message: "the disk has failed, as planned"))
    }
  }

  private func keepUnconfirmed() throws(DatabaseError) {
    let image = try image()
    unconfirmed = image
    saveFaults?.setUnconfirmed(image.digestText)
    // The rows that were just read are not those after the rollback.
    forgetContent()
  }

  /// The next transaction makes the outcome of an earlier one known: it is not saved.
  func withdrawUnconfirmed() {
    guard unconfirmed != nil else { return }
    unconfirmed = nil
    saveFaults?.setUnconfirmed(nil)
  }
}

extension MemoryImage {
  fileprivate var digestText: String {
    tables.map { table in
      table.rows.map { row in row.map { $0.digestText + ";" }.joined() }.joined(separator: "|")
    }.joined(separator: "/")
  }
}
