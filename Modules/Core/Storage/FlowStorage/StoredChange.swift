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
