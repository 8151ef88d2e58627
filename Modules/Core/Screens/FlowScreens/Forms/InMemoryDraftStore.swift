import Synchronization

/// A draft store in memory, for tests and previews.
public final class InMemoryDraftStore<Draft: Codable & Sendable>: DraftStore {
  private let state: Mutex<(kept: Draft?, saved: [Draft])>

  /// All saved drafts, in order.
  public var saved: [Draft] { state.withLock { $0.saved } }

  public init(_ draft: Draft? = nil) {
    state = Mutex((draft, []))
  }

  public func load() -> Draft? {
    state.withLock { $0.kept }
  }

  public func save(_ draft: Draft) async {
    state.withLock { state in
      state.kept = draft
      state.saved.append(draft)
    }
  }

  public func clear() async {
    state.withLock { $0.kept = nil }
  }
}
