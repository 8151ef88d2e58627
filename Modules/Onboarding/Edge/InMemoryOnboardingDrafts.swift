import Synchronization

/// Keeps the draft for as long as it lives itself: for tests and previews.
public final class InMemoryOnboardingDrafts: OnboardingDrafts {
  private let draft: Mutex<OnboardingDraft?>

  /// Drafts that hold this one, or none.
  public init(_ draft: OnboardingDraft? = nil) {
    self.draft = Mutex(draft)
  }

  /// The draft that was saved last, if it was not cleared.
  public func load() -> OnboardingDraft? {
    draft.withLock { $0 }
  }

  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: OnboardingDraft) async {
    self.draft.withLock { $0 = draft }
  }

  /// Forgets the draft.
  public func clear() async {
    draft.withLock { $0 = nil }
  }
}
