import FlowTesting

/// The first state of a disk, and all operations since, in order: from them come the states that a fault may leave.
package struct DiskHistory: Sendable {
  /// The disk at first.
  package let start: DiskState
  /// The operations since then.
  package internal(set) var operations: [DiskOperation] = []

  package init(start: DiskState) { self.start = start }

  /// The disk when the process is killed before the operation with this number: all so far is there, and none after.
  package func stateAfterKill(at end: Int) -> DiskState {
    operations[..<end].reduce(into: start) { $0.apply($1) }
  }

  /// The disk when the power fails before the operation with this number.
  /// - Parameters:
  ///   - end: The number of operations before.
  ///   - survival: The survival of unsynced writes and names.
  ///   - lyingSyncs: Whether no sync has saved anything.
  ///   - isSpared: Whether a file is on another disk, which has power.
  package func stateAfterPowerFailure(
    at end: Int, _ survival: UnsyncedSurvival, lyingSyncs: Bool = false, sparing isSpared: (String) -> Bool
  ) -> DiskState {
    var failure = PowerFailure(start, survival: survival)
    for operation in operations[..<end] {
      failure.add(operation, isSpared: isSpared(operation.path), syncLies: lyingSyncs)
    }
    return failure.state()
  }
}

/// The survival of unsynced writes and names after a power failure.
package enum UnsyncedSurvival: Sendable, Equatable, CustomStringConvertible {
  /// They are lost.
  case none
  /// Each sector and each name is as it was after some of them, in an order that depends on the seed.
  case some(seed: UInt64)

  package var description: String {
    switch self {
    case .none: "all that was not synced is lost"
    case .some(let seed): "unsynced sectors are torn by seed \(seed)"
    }
  }
}

/// The replay of a history up to a power failure.
private struct PowerFailure {
  private static let sectorSize = 512

  /// The state that the disk has saved for certain.
  private var saved: DiskState
  /// The changes of each file since its last sync.
  private var unsaved: [Int: [DiskOperation]] = [:]
  /// The changes of names since the last sync of their folder.
  private var unsavedNames: [DiskOperation] = []
  private let isTorn: Bool
  private var random: SplitMix64

  init(_ start: DiskState, survival: UnsyncedSurvival) {
    saved = start
    switch survival {
    case .none: (isTorn, random) = (false, SplitMix64(seed: 0))
    case .some(let seed): (isTorn, random) = (true, SplitMix64(seed: seed))
    }
  }

  mutating func add(_ operation: DiskOperation, isSpared: Bool, syncLies: Bool) {
    guard !isSpared else { return saved.apply(operation) }
    switch operation.kind {
    case .write, .resize: unsaved[operation.file, default: []].append(operation)
    case .setMode: saved.apply(operation)
    case .create:
      // The file itself exists, but no name leads to it yet.
      saved.apply(operation)
      saved.names[operation.path] = nil
      unsavedNames.append(operation)
    case .rename, .remove: unsavedNames.append(operation)
    case .sync:
      if operation.hasFailed { forgetSome(of: operation.file) } else if !syncLies { save(operation.file) }
    case .syncFolder:
      if operation.hasFailed || syncLies { return }
      for change in unsavedNames { rename(change) }
      unsavedNames = []
    }
  }

  private mutating func save(_ file: Int) {
    for change in unsaved.removeValue(forKey: file) ?? [] { saved.apply(change) }
  }

  /// After a failed sync, the system may treat the written data as saved although it is not: a later sync does not save it.
  private mutating func forgetSome(of file: Int) {
    guard isTorn else { return unsaved[file] = nil }
    switch UInt8.random(in: 0..<3, using: &random) {
    case 0: unsaved[file] = nil
    case 1: save(file)
    default: break
    }
  }

  private mutating func rename(_ change: DiskOperation) {
    switch change.kind {
    case .create: saved.names[change.path] = change.file
    case .rename(let other):
      saved.names[change.path] = nil
      saved.names[other] = change.file
    case .remove: saved.names[change.path] = nil
    case .write, .resize, .setMode, .sync, .syncFolder: break
    }
  }

  /// Returns the disk afterwards.
  func state() -> DiskState {
    guard isTorn else { return saved }
    var failure = self
    failure.tear()
    return failure.saved
  }

  private mutating func tear() {
    // The system writes names in their order.
    for change in unsavedNames.prefix(Int.random(in: 0...unsavedNames.count, using: &random)) { rename(change) }
    for (file, changes) in unsaved.sorted(by: { $0.key < $1.key }) { tear(file, changes) }
  }

  /// Each sector is as it was after a number of these changes, and so is the size.
  private mutating func tear(_ file: Int, _ changes: [DiskOperation]) {
    guard var bytes = saved.files[file]?.bytes else { return }
    let size = size(bytes.count, after: changes.prefix(Int.random(in: 0...changes.count, using: &random)))
    var known: [Int: Int] = [:]
    for (index, change) in changes.enumerated() {
      guard case .write(let offset, let new) = change.kind else { continue }
      var start = offset
      while start < offset + new.count {
        let sector = start / Self.sectorSize
        let end = min((sector + 1) * Self.sectorSize, offset + new.count)
        let last = known[sector] ?? Int.random(in: 0...changes.count, using: &random)
        known[sector] = last
        if index < last { bytes.write(new[start - offset..<end - offset], at: start) }
        start = end
      }
    }
    bytes.resize(to: size)
    saved.files[file]?.bytes = bytes
  }

  private func size(_ size: Int, after changes: ArraySlice<DiskOperation>) -> Int {
    changes.reduce(size) { size, change in
      switch change.kind {
      case .write(let offset, let bytes): max(size, offset + bytes.count)
      case .resize(let size): size
      case .create, .sync, .rename, .remove, .setMode, .syncFolder: size
      }
    }
  }
}
