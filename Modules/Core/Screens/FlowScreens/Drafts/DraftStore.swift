import Synchronization

/// Stores the unfinished input of a feature, so that a killed app resumes at the same step.
///
/// The draft is saved at every change, and cleared when the flow has completed. It outlives a cancelled flow: the
/// caller keeps it for the next time, or clears it. No method throws, since a draft that cannot be saved should not
/// interrupt the person.
public protocol DraftStore<Draft>: Sendable {
  associatedtype Draft: Codable & Sendable

  /// Returns the latest draft, if it was not cleared.
  ///
  /// It is synchronous, so that a flow can start at once: a store on a disk reads its drafts at launch.
  func load() -> Draft?

  /// Saves the draft, and replaces the previous one.
  ///
  /// A flow saves it as work of its scope, and reads the draft when that runs: the last of several saves writes the newest
  /// one, and a step that is earlier during a restoration is not saved.
  func save(_ draft: Draft) async

  func clear() async
}

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
