import FlowStorage
import Synchronization

/// Faults of the next write transaction of a device's database, for journeys and explorations.
final class SaveFaults: Sendable {
  enum Fault: String, Sendable {
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
    var unconfirmedContent: MemoryImage?
    var isHolding = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Plans a fault of the next write transaction.
  func plan(_ fault: Fault) { state.withLock { $0.next = fault } }

  /// Whether a fault is planned, or the outcome of a transaction is not known.
  var isPending: Bool { state.withLock { $0.next != nil || $0.unconfirmedContent != nil } }

  /// Whether a planned fault has occurred.
  var hasFailed: Bool { state.withLock(\.hasFailed) }

  /// The state that determines the next states, as text.
  var digestText: String {
    state.withLock { state in
      "\(state.next?.rawValue ?? "")\(state.unconfirmedContent?.digestText ?? "")"
        + (state.isHolding ? "held \(state.held.count)" : "") + (state.hasFailed ? "failed" : "")
    }
  }

  /// The number of reads and writes that wait for the held one to end, with itself.
  var heldCount: Int { state.withLock { $0.held.count } }

  /// Ends the held write, and lets the work that waits for it begin; none is held any more.
  func release() {
    let held = state.withLock { state in
      defer { (state.held, state.isHolding) = ([], false) }
      if state.next == .isHeld { state.next = nil }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  func takeNext() -> Fault? {
    state.withLock { state in
      guard state.next != .isHeld else { return nil }
      defer { state.next = nil }
      if state.next != nil { state.hasFailed = true }
      return state.next
    }
  }
}

// MARK: - DiskFaults

extension SaveFaults: DiskFaults {
  var unconfirmedContent: MemoryImage? { state.withLock(\.unconfirmedContent) }

  func waitForTurn(toWrite: Bool) async {
    let mustWait = state.withLock { state in
      if toWrite, state.next == .isHeld { (state.next, state.isHolding) = (nil, true) }
      return state.isHolding
    }
    guard mustWait else { return }
    await withCheckedContinuation { continuation in state.withLock { $0.held.append(continuation) } }
  }

  func willWrite() { state.withLock { $0.unconfirmedContent = nil } }

  func willCommit(_ content: () throws(DatabaseError) -> MemoryImage?) throws(DatabaseError) {
    switch takeNext() {
    case nil, .isHeld: break
    case .fails: throw .full(SQLiteReport(code: Code.full, message: "the disk is full, as planned"))
    case .isUnknown:
      let content = try content()
      state.withLock { $0.unconfirmedContent = content }
      throw .outcomeUnknown(SQLiteReport(code: Code.failedDisk, message: "the disk has failed, as planned"))
    }
  }

  /// SQLite's result codes (sqlite.org/rescode.html).
  private enum Code {
    static let full: Int32 = 13
    static let failedDisk: Int32 = 10
  }
}
