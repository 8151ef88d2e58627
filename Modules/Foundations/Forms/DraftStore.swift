/// Keeps what a person has entered in one feature, so that a killed app comes back to the step that it was on.
///
/// The draft is saved at every change and cleared when what it is for is done. It outlives a flow that was cancelled:
/// whoever started the flow keeps it for the next time, or clears it. A draft that cannot be kept is nothing to stop a
/// person for, so nothing here fails.
public protocol DraftStore<Draft>: Sendable {
  /// What is kept.
  associatedtype Draft: Codable & Sendable

  /// The draft that was saved last, if it was not cleared.
  ///
  /// It is answered at once, so that a flow can start at once: who keeps drafts on a disk reads them when the app is
  /// launched.
  func load() -> Draft?

  /// Keeps the draft in the place of the one that there was.
  func save(_ draft: Draft) async

  /// Forgets the draft.
  func clear() async
}
