/// Keeps what a person has entered for a transfer, so that a killed app comes back to the step that it was on.
///
/// The draft is saved at every change and cleared when the person has seen the receipt. It outlives a flow that was
/// cancelled: whoever started the flow keeps it for the next time, or clears it. That money is sent once does not depend
/// on it: ``IntentStore`` knows what was sent, also if the draft is an old one.
public protocol TransferDrafts: Sendable {
  /// The draft that was saved last, if it was not cleared; answered at once, so that a flow can start at once.
  func load() -> TransferDraft?

  /// Keeps the draft in the place of the one that there was.
  func save(_ draft: TransferDraft) async

  /// Forgets the draft.
  func clear() async
}
