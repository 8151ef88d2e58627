import Synchronization

/// Changes that are made in the same transaction as another one: a feature that starts another one as a sub-flow adds
/// its own changes here, and the sub-flow does not know of them.
public final class AdditionalChanges<Cause: Sendable>: Sendable {
  private let rules = Mutex<[@Sendable (Cause) throws -> [StoredChange]]>([])

  public init() {}

  /// Adds a rule that returns changes.
  public func add(_ rule: @escaping @Sendable (Cause) throws -> [StoredChange]) {
    rules.withLock { $0.append(rule) }
  }

  /// Returns all changes to make with this one.
  /// - Throws: The error of a rule; nothing must be stored in this case.
  public func changes(for cause: Cause) throws -> [StoredChange] {
    try rules.withLock(\.self).flatMap { try $0(cause) }
  }
}
