import Synchronization

/// Keeps the draft for as long as it lives itself: for tests and previews.
public final class InMemoryDraftStore<Draft: Codable & Sendable>: DraftStore {
  private let draft: Mutex<Draft?>

  /// A store that holds this draft, or none.
  public init(_ draft: Draft? = nil) {
    self.draft = Mutex(draft)
  }

  /// The draft that was saved last, if it was not cleared.
  public func load() -> Draft? {
    draft.withLock { $0 }
  }

  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: Draft) async {
    self.draft.withLock { $0 = draft }
  }

  /// Forgets the draft.
  public func clear() async {
    draft.withLock { $0 = nil }
  }
}
