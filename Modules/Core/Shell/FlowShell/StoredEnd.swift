public import FlowStorage

/// The changes that belong to the end of a feature: the shell makes them in the transaction that clears the feature's
/// entry, so that a killed process returns either to the feature or to the state after it.
///
/// If the transaction fails, the entry stays, the person is notified, and the shell tries again with its next
/// transaction.
public struct StoredEnd: Sendable {
  public typealias Changes = @MainActor @Sendable () async throws -> [StoredChange]

  /// An end that changes nothing else.
  public static let nothing = StoredEnd(changes: nil, didStore: {})

  /// The changes; nil if there are none.
  let changes: Changes?
  let didStore: @MainActor @Sendable () async -> Void

  /// Returns an end with changes.
  /// - Parameters:
  ///   - changes: Returns the changes; it may have to ask others for them first, and is called again if the
  ///     transaction has failed. A change of the same document must not be among them twice.
  ///   - didStore: Called after the transaction, before home is refreshed.
  public static func storing(
    _ changes: @escaping Changes, didStore: @escaping @MainActor @Sendable () async -> Void = {}
  ) -> StoredEnd {
    StoredEnd(changes: changes, didStore: didStore)
  }
}
