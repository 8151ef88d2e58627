/// The events that a completed transaction survives.
public enum DatabaseDurability: Equatable, Sendable {
  /// Survives a power failure: the transaction waits for the disk, and flushes all earlier ones.
  case survivesPowerLoss
  /// Survives a kill of the process; the disk receives transactions later, completely and in order.
  case survivesKill

  /// The value of SQLite's `synchronous` pragma, for a database with a log.
  var synchronous: String {
    switch self {
    case .survivesPowerLoss: "FULL"
    case .survivesKill: "NORMAL"
    }
  }
}
