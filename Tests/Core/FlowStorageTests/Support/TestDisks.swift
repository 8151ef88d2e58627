import Synchronization

@testable import FlowStorage

/// A disk that refuses each transaction.
final class RefusingDisk: DiskFaults {
  private let refusals = Mutex(0)
  var refusalCount: Int { refusals.withLock(\.self) }

  func willCommit(_ content: () throws(DatabaseError) -> MemoryImage?) throws(DatabaseError) {
    refusals.withLock { $0 += 1 }
    throw .closed
  }
}

/// A disk that holds the first write until it is released.
final class HoldingDisk: DiskFaults {
  private let (releases, release) = AsyncStream.makeStream(of: Never.self)
  private let held = Mutex(0)
  var heldCount: Int { held.withLock(\.self) }

  func waitForTurn(toWrite: Bool) async {
    held.withLock { $0 += 1 }
    for await _ in releases {}
  }

  func willCommit(_ content: () throws(DatabaseError) -> MemoryImage?) throws(DatabaseError) {}

  func releaseAll() { release.finish() }
}
