import Synchronization

/// Keeps the draft for as long as it lives itself: for tests and previews.
public final class InMemoryTransferDrafts: TransferDrafts {
  private let draft: Mutex<TransferDraft?>

  /// Drafts that hold this one, or none.
  public init(_ draft: TransferDraft? = nil) {
    self.draft = Mutex(draft)
  }

  /// The draft that was saved last, if it was not cleared.
  public func load() -> TransferDraft? {
    draft.withLock { $0 }
  }

  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: TransferDraft) async {
    self.draft.withLock { $0 = draft }
  }

  /// Forgets the draft.
  public func clear() async {
    draft.withLock { $0 = nil }
  }
}
