/// Stores the unfinished input of a feature, so that a killed app resumes at the same step.
///
/// The draft is saved at every change, and cleared when the flow has completed. It outlives a cancelled flow: the
/// caller keeps it for the next time, or clears it. No method throws, since a draft that cannot be saved should not
/// interrupt the person.
public protocol DraftStore<Draft>: Sendable {
  /// The type of the draft.
  associatedtype Draft: Codable & Sendable

  /// Returns the latest draft, if it was not cleared.
  ///
  /// It is synchronous, so that a flow can start at once: a store on a disk reads its drafts at launch.
  func load() -> Draft?

  /// Saves the draft, and replaces the previous one.
  func save(_ draft: Draft) async

  /// Clears the draft.
  func clear() async
}
