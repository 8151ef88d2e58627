/// The result of reading a row, which distinguishes damaged from missing.
public enum StoredReading<Value> {
  /// The row is intact.
  case found(Value)
  /// The row was never written, or was deleted.
  case missing
  /// A row is damaged, and may be the requested one.
  case unreadable
}

extension StoredReading: Equatable where Value: Equatable {}
extension StoredReading: Sendable where Value: Sendable {}
