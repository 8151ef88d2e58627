import Synchronization

/// Keeps the draft for as long as it lives itself: for tests and previews.
public final class InMemoryDraftStore<Draft: Codable & Sendable>: DraftStore {
  private let state: Mutex<(kept: Draft?, saved: [Draft])>

  /// All that was ever saved, in order.
  public var saved: [Draft] { state.withLock { $0.saved } }

  /// A store that holds this draft, or none.
  public init(_ draft: Draft? = nil) {
    state = Mutex((draft, []))
  }

  /// The draft that was saved last, if it was not cleared.
  public func load() -> Draft? {
    state.withLock { $0.kept }
  }

  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: Draft) async {
    state.withLock { state in
      state.kept = draft
      state.saved.append(draft)
    }
  }

  /// Forgets the draft.
  public func clear() async {
    state.withLock { $0.kept = nil }
  }
}
