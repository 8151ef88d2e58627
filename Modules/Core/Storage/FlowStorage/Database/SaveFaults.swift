import FlowSQLite
import Synchronization

/// Faults of the next write transaction of a database, for journeys and explorations.
package final class SaveFaults: Sendable {
  package enum Fault: String, Sendable {
    /// It fails, and nothing is saved.
    case fails
    /// Its outcome is unknown: if the process ends before the next transaction, the change is saved in a memory disk,
    /// but not in a file.
    case isUnknown
    /// It waits, as all later work of the database does, until it is released.
    case isHeld
  }

  private struct State {
    var next: Fault?
    var hasFailed = false
    /// The content that only the next launch finds, as text.
    var unconfirmed: String?
    var isHolding = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Plans a fault of the next write transaction.
  package func plan(_ fault: Fault) { state.withLock { $0.next = fault } }

  /// Whether a fault is planned, or the outcome of a transaction is not known.
  package var isPending: Bool { state.withLock { $0.next != nil || $0.unconfirmed != nil } }

  /// Whether a planned fault has occurred.
  package var hasFailed: Bool { state.withLock(\.hasFailed) }

  /// What determines the next states, as text.
  package var digestText: String {
    state.withLock { "\($0.next?.rawValue ?? "")\($0.unconfirmed ?? "")\($0.isHolding ? "held \($0.held.count)" : "")" }
  }

  /// The number of reads and writes that wait for the held one to end, with itself.
  package var heldCount: Int { state.withLock(\.held.count) }

  /// Ends the held write, and lets the work that waits for it begin; none is held any more.
  package func release() {
    let held = state.withLock { state in
      defer { (state.held, state.isHolding) = ([], false) }
      if state.next == .isHeld { state.next = nil }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  /// Waits if a write is held, or this one is to be.
  func waitForTurn(toWrite: Bool) async {
    let mustWait = state.withLock { state in
      if toWrite, state.next == .isHeld { (state.next, state.isHolding) = (nil, true) }
      return state.isHolding
    }
    guard mustWait else { return }
    await withCheckedContinuation { continuation in state.withLock { $0.held.append(continuation) } }
  }

  func takeNext() -> Fault? {
    state.withLock { state in
      guard state.next != .isHeld else { return nil }
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
    case .isHeld: break
    case .isUnknown:
      if !isTracked { try keepUnconfirmed() }
      throw .outcomeUnknown(SQLiteReport(code: SQLITE_IOERR, message: "the disk has failed, as planned"))
    }
  }

  private func keepUnconfirmed() throws(DatabaseError) {
    let image = try image()
    unconfirmed = image
    saveFaults?.setUnconfirmed(image.digestText)
    // The rows that were just read differ from those after the rollback.
    memory?.known = [:]
  }

  /// Called before the next transaction, which settles the outcome of an earlier one: it is not saved.
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
