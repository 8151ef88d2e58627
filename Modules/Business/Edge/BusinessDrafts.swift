/// Keeps what a person has typed for a business, so that a killed app comes back to the step that it was on.
///
/// The draft is saved at every change and cleared when the business is stored. It outlives a flow that was cancelled:
/// whoever started the flow keeps it for the next time, or clears it. A draft that cannot be kept is nothing to stop a
/// person for, so nothing here fails.
public protocol BusinessDrafts: Sendable {
  /// The draft that was saved last, if it was not cleared.
  ///
  /// It is answered at once, so that a flow can start at once: who keeps drafts on a disk reads them when the app is
  /// launched.
  func load() -> BusinessDraft?

  /// Keeps the draft in the place of the one that there was.
  func save(_ draft: BusinessDraft) async

  /// Forgets the draft.
  func clear() async
}
