import Synchronization

/// A pending change of stored data; several can be made in one transaction.
///
/// The end of a flow combines such changes of several stores.
public struct StoredChange: Sendable {
  let durability: DatabaseDurability
  let isNeeded: @Sendable () -> Bool
  let write: @Sendable (borrowing WriteTransaction) throws -> Void
  let didWrite: @Sendable () -> Void

  /// - Parameters:
  ///   - durability: The durability of the change.
  ///   - isNeeded: Returns whether there is anything to write.
  ///   - write: Writes the change.
  ///   - didWrite: Called after the transaction is committed.
  public init(
    _ durability: DatabaseDurability, isNeeded: @escaping @Sendable () -> Bool = { true },
    write: @escaping @Sendable (borrowing WriteTransaction) throws -> Void,
    didWrite: @escaping @Sendable () -> Void = {}
  ) {
    self.durability = durability
    self.isNeeded = isNeeded
    self.write = write
    self.didWrite = didWrite
  }
}

extension SQLiteDatabase {
  /// Makes all changes in one transaction, with the highest durability among them.
  /// - Throws: `DatabaseError`, or an error of encoding a value.
  public func apply(_ changes: [StoredChange]) async throws {
    await waitForTurn(toWrite: true)
    let changes = changes.filter { $0.isNeeded() }
    guard !changes.isEmpty else { return }
    let waitsForDisk = changes.contains { $0.durability == .survivesPowerLoss }
    try writeNow(waitsForDisk ? .survivesPowerLoss : .survivesKill) { transaction in
      for change in changes { try change.write(transaction) }
    }
    for change in changes { change.didWrite() }
  }
}

/// Changes that are made in the same transaction as another one: a feature that starts another one as a sub-flow adds
/// its own changes here, and the sub-flow does not know of them.
public final class AdditionalChanges<Cause: Sendable>: Sendable {
  private let rules = Mutex<[@Sendable (Cause) throws -> [StoredChange]]>([])

  public init() {}

  /// Adds a rule that returns changes.
  public func add(_ rule: @escaping @Sendable (Cause) throws -> [StoredChange]) {
    rules.withLock { $0.append(rule) }
  }

  var isEmpty: Bool { rules.withLock(\.isEmpty) }

  /// Returns all changes to make with this one.
  /// - Throws: The error of a rule; nothing must be stored in this case.
  public func changes(for cause: Cause) throws -> [StoredChange] {
    try rules.withLock(\.self).flatMap { try $0(cause) }
  }
}
