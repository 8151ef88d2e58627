/// A fault of a simulated disk while a process uses it.
package struct SimulatedFault: Sendable, Hashable, CustomStringConvertible {
  package enum Kind: String, Sendable, CaseIterable {
    /// The operation fails, and the next ones work again.
    case failsOnce
    /// The operation fails, and all changes after it.
    case failsForGood
    /// From the operation on, there is no room for a file to grow.
    case isFull
    /// The read fails, and the next ones work again.
    case readFails
    /// The read finds nothing where there is something.
    case readIsShort
  }

  package let kind: Kind
  /// The number of operations before; for the last two kinds, of reads.
  package let index: Int

  package init(_ kind: Kind, at index: Int) {
    self.kind = kind
    self.index = index
  }

  package var description: String { "\(kind.rawValue) at \(index)" }
}
