import Synchronization

/// A draft store in memory, for tests and previews.
public final class InMemoryDraftStore<Draft: Codable & Sendable>: DraftStore {
  private let state: Mutex<(kept: Draft?, saved: [Draft])>

  /// All saved drafts, in order.
  public var saved: [Draft] { state.withLock { $0.saved } }

  /// Creates a store with this draft, or an empty one.
  public init(_ draft: Draft? = nil) {
    state = Mutex((draft, []))
  }

  /// Returns the latest draft, if it was not cleared.
  public func load() -> Draft? {
    state.withLock { $0.kept }
  }

  /// Saves the draft, and replaces the previous one.
  public func save(_ draft: Draft) async {
    state.withLock { state in
      state.kept = draft
      state.saved.append(draft)
    }
  }

  /// Clears the draft.
  public func clear() async {
    state.withLock { $0.kept = nil }
  }
}
