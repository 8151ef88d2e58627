import Synchronization

/// What else is stored when something is, in the same transaction: who starts a feature as a part of theirs says here what
/// its end means for them, and the feature knows nothing of it.
public final class Consequences<Cause: Sendable>: Sendable {
  private let rules = Mutex<[@Sendable (Cause) throws -> [StoredChange]]>([])

  /// Nothing else is stored yet.
  public init() {}

  /// Adds changes to those that are made.
  public func add(_ rule: @escaping @Sendable (Cause) throws -> [StoredChange]) {
    rules.withLock { $0.append(rule) }
  }

  /// All changes that are to be made with it.
  /// - Throws: What making one of them throws; then nothing is to be stored.
  public func changes(for cause: Cause) throws -> [StoredChange] {
    try rules.withLock(\.self).flatMap { try $0(cause) }
  }
}
