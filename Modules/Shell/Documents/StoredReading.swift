/// What a look at the disk has found: there are three outcomes, and who takes the third for the second says what is not so.
public enum StoredReading<Value> {
  /// It is there, as it was written.
  case there(Value)
  /// It was never written, or was deleted.
  case notThere
  /// Something is there that was damaged: nobody knows what it said, or whether it is what was looked for.
  case unreadable
}

extension StoredReading: Equatable where Value: Equatable {}
extension StoredReading: Sendable where Value: Sendable {}
