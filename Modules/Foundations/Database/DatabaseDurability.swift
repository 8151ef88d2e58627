/// What a transaction survives once it is over.
public enum DatabaseDurability: Equatable, Sendable {
  /// The power may fail: the transaction waits for the disk, and so do all before it.
  case survivesPowerLoss
  /// The process may be killed; the disk gets it soon, and always as a whole and in order.
  case survivesKill

  /// SQLite's word for it, in a database with a log.
  var synchronous: String {
    switch self {
    case .survivesPowerLoss: "FULL"
    case .survivesKill: "NORMAL"
    }
  }
}
