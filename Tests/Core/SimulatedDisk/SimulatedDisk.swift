import FlowSQLite
package import FlowStorage
import FlowTesting
package import Foundation
import Synchronization

/// A disk in memory that keeps unsynced writes apart, and fails on demand.
///
/// SQLite reaches it through a `sqlite3_vfs`, and the database's own work on files through ``FileSystem``:
///
///     try await DatabaseFile.$fileSystem.withValue(disk) { … }
///
/// All operations are recorded; ``DiskHistory`` makes from them the states after a fault.
package final class SimulatedDisk: Sendable {
  struct Content {
    var state: DiskState
    var history: DiskHistory
    var fault: SimulatedFault?
    /// The numbers of changes and of reads since the fault was planned.
    var changeCount = 0
    var readCount = 0
    var hasFailed = false
    /// The number of starts; files that were opened before the last one have no effect any more.
    var start = 0
    var errorNumber: Int32 = 0
    var random = SplitMix64(seed: 0)
    var locks = DiskLocks()
  }

  /// Whether a file belongs to somebody else, whose disk has no faults.
  let isSpared: @Sendable (String) -> Bool
  let content: Mutex<Content>
  private let interface = Mutex<SQLiteInterface?>(nil)
  package let sqliteName: String?

  private static let count = Mutex(0)

  /// Creates an empty disk.
  /// - Parameter isSpared: Whether the file at a path belongs to somebody else, whose disk has no faults.
  package init(sparing isSpared: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.isSpared = isSpared
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    let name = "simulated-\(number)"
    sqliteName = name
    content = Mutex(Content(state: DiskState(), history: DiskHistory(start: DiskState())))
    let interface = SQLiteInterface(name: name, disk: self)
    self.interface.withLock { $0 = interface }
  }

  // The last open file has kept the disk.
  deinit {
    interface.withLock { $0?.unregister() }
    content.withLock { $0.locks.deallocate() }
  }

  /// The present content.
  package var state: DiskState { content.withLock(\.state) }

  /// The operations since the last start.
  package var history: DiskHistory { content.withLock(\.history) }

  /// The number of operations since the last start.
  package var operationCount: Int { content.withLock { $0.history.operations.count } }

  /// Replaces the content for a process that starts now; later operations of a former process have no effect.
  package func restart(from state: DiskState) {
    content.withLock { content in
      content.state = state
      content.history = DiskHistory(start: state)
      content.start += 1
      content.random = SplitMix64(seed: 0)
      content.locks = DiskLocks(after: content.locks)
      content.plan(nil)
    }
  }

  /// Plans a fault, from now on; nil for a disk without faults.
  package func plan(_ fault: SimulatedFault?) { content.withLock { $0.plan(fault) } }

  /// The numbers of changes and of reads since a fault was planned.
  package var countsSincePlan: (changes: Int, reads: Int) { content.withLock { ($0.changeCount, $0.readCount) } }

  /// Whether the planned fault has happened.
  package var hasFailed: Bool { content.withLock(\.hasFailed) }

  // MARK: Operations

  /// Makes a change, unless it fails.
  /// - Returns: The system's error number, or 0.
  func make(_ kind: DiskOperation.Kind, of path: String, file: Int) -> Int32 {
    content.withLock { $0.make(kind, of: path, file: file, isSpared: isSpared(path)) }
  }
}

extension SimulatedDisk.Content {
  mutating func plan(_ fault: SimulatedFault?) {
    (self.fault, changeCount, readCount, hasFailed) = (fault, 0, 0, false)
  }

  mutating func make(_ kind: DiskOperation.Kind, of path: String, file: Int, isSpared: Bool) -> Int32 {
    let failure = isSpared ? 0 : failure(of: kind, file)
    errorNumber = failure
    guard failure != 0 else {
      record(DiskOperation(kind: kind, path: path, file: file, hasFailed: false))
      return 0
    }
    switch kind {
    case .write(let offset, let bytes):
      // A part of it may have been written: some sectors, but not all.
      let length = Int.random(in: 0...max(0, bytes.count - 1) / 512, using: &random) * 512
      record(
        DiskOperation(
          kind: .write(offset: offset, bytes: Array(bytes.prefix(length))), path: path, file: file, hasFailed: true))
    case .sync, .syncFolder: record(DiskOperation(kind: kind, path: path, file: file, hasFailed: true))
    case .create, .resize, .rename, .remove, .setMode: break
    }
    return failure
  }

  private mutating func record(_ operation: DiskOperation) {
    state.apply(operation)
    history.operations.append(operation)
  }

  private mutating func failure(of kind: DiskOperation.Kind, _ file: Int) -> Int32 {
    let index = changeCount
    changeCount += 1
    guard let fault else { return 0 }
    let fails: Bool
    switch fault.kind {
    case .failsOnce: fails = index == fault.index
    case .failsForGood: fails = index >= fault.index
    case .isFull: fails = index >= fault.index && needsRoom(kind, file)
    case .readFails, .readIsShort: fails = false
    }
    if fails { hasFailed = true }
    return !fails ? 0 : fault.kind == .isFull ? ENOSPC : EIO
  }

  private func needsRoom(_ kind: DiskOperation.Kind, _ file: Int) -> Bool {
    switch kind {
    case .create: true
    case .write(let offset, let bytes): offset + bytes.count > state.files[file]?.bytes.count ?? 0
    case .resize(let size): size > state.files[file]?.bytes.count ?? 0
    case .sync, .rename, .remove, .setMode, .syncFolder: false
    }
  }

  /// Returns the kind of the fault of the next read.
  mutating func readFault(isSpared: Bool) -> SimulatedFault.Kind? {
    guard !isSpared else { return nil }
    let index = readCount
    readCount += 1
    guard let fault, fault.kind == .readFails || fault.kind == .readIsShort, index == fault.index else { return nil }
    hasFailed = true
    errorNumber = EIO
    return fault.kind
  }
}

// MARK: - FileSystem

extension SimulatedDisk: FileSystem {
  package func status(of path: String) -> FileStatus? {
    content.withLock { content in
      guard let number = content.state.names[path], let file = content.state.files[number] else { return nil }
      return FileStatus(mode: S_IFREG | file.mode, size: file.bytes.count, number: UInt64(number))
    }
  }

  package func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// There are no links.
  package func resolve(_ path: String) -> String { path }

  /// One process uses the disk at a time.
  package func withLock<Result>(
    onFolder path: String, timeout: Duration, _ work: () throws -> Result
  ) throws -> Result { try work() }

  package func create(_ path: String) throws(DatabaseError) {
    let error = content.withLock { content in
      guard content.state.names[path] == nil else { return EEXIST }
      let file = content.state.makeFile()
      return content.make(.create, of: path, file: file, isSpared: isSpared(path))
    }
    if error != 0 { throw DatabaseFile.error(error) }
  }

  package func rename(_ path: String, to other: String) throws(DatabaseError) {
    try make(path) { .rename(to: other) }
  }

  package func rename(_ path: String, toNew other: String) throws(DatabaseError) {
    guard !exists(other) else { throw DatabaseFile.error(EEXIST) }
    try rename(path, to: other)
  }

  package func write(_ data: Data, to path: String) throws(DatabaseError) {
    if !exists(path) { try create(path) }
    try make(path) { .write(offset: 0, bytes: Array(data)) }
  }

  package func remove(_ path: String) {
    // Like the system's, whose result nobody reads.
    do { try make(path) { .remove } } catch {}
  }

  package func sync(_ path: String) throws(DatabaseError) {
    guard content.withLock({ $0.state.names[path] }) == nil else { return try make(path) { .sync } }
    let error = make(.syncFolder, of: path, file: 0)
    if error != 0 { throw DatabaseFile.error(error) }
  }

  package func setMode(of path: String, to mode: mode_t) throws(DatabaseError) { try make(path) { .setMode(mode) } }

  package func content(of path: String) throws -> Data {
    let bytes: [UInt8] = try content.withLock { content in
      guard let bytes = content.state[path] else { throw DatabaseFile.error(ENOENT) }
      switch content.readFault(isSpared: isSpared(path)) {
      case .readFails: throw DatabaseFile.error(EIO)
      case .readIsShort: return Array(bytes.prefix(bytes.count / 2))
      case .failsOnce, .failsForGood, .isFull, nil: return bytes
      }
    }
    return Data(bytes)
  }

  package func copy(_ path: String, to other: String) throws {
    let bytes = Array(try content(of: path))
    try create(other)
    try make(other) { .write(offset: 0, bytes: bytes) }
  }

  private func make(_ path: String, _ kind: () -> DiskOperation.Kind) throws(DatabaseError) {
    let kind = kind()
    let error = content.withLock { content in
      guard let file = content.state.names[path] else { return ENOENT }
      return content.make(kind, of: path, file: file, isSpared: isSpared(path))
    }
    if error != 0 { throw DatabaseFile.error(error) }
  }
}
