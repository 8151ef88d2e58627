public import Database

/// A change of what is stored that is not made yet, so that several can be made as one.
///
/// What the end of a flow stores, clears and remembers is made of such changes, whichever stores take part.
public struct StoredChange: Sendable {
  let durability: DatabaseDurability
  let isNeeded: @Sendable () -> Bool
  let write: @Sendable (borrowing WriteTransaction) throws -> Void
  let didWrite: @Sendable () -> Void

  /// - Parameters:
  ///   - durability: What it survives when it is made.
  ///   - isNeeded: Whether there is anything to write.
  ///   - write: Writes it.
  ///   - didWrite: It is written.
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
  /// Makes all changes in one transaction, or none; it survives what the most demanding of them has to.
  /// - Throws: `DatabaseError`, or what writing a value throws.
  public func make(_ changes: [StoredChange]) throws {
    let changes = changes.filter { $0.isNeeded() }
    guard !changes.isEmpty else { return }
    let waitsForDisk = changes.contains { $0.durability == .survivesPowerLoss }
    try write(waitsForDisk ? .survivesPowerLoss : .survivesKill) { transaction in
      for change in changes { try change.write(transaction) }
    }
    for change in changes { change.didWrite() }
  }
}
