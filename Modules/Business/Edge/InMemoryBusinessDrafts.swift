import Synchronization

/// Keeps the draft for as long as it lives itself: for tests and previews.
public final class InMemoryBusinessDrafts: BusinessDrafts {
  private let draft: Mutex<BusinessDraft?>

  /// Drafts that hold this one, or none.
  public init(_ draft: BusinessDraft? = nil) {
    self.draft = Mutex(draft)
  }

  /// The draft that was saved last, if it was not cleared.
  public func load() -> BusinessDraft? {
    draft.withLock { $0 }
  }

  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: BusinessDraft) async {
    self.draft.withLock { $0 = draft }
  }

  /// Forgets the draft.
  public func clear() async {
    draft.withLock { $0 = nil }
  }
}
