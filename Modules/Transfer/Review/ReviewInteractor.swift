/// Makes the intent that the person confirms, and sends it.
struct ReviewInteractor: Sendable {
  let dispatcher: TransferDispatcher
  let clock: any TransferClock
  let makeID: @Sendable () -> TransferIntent.ID

  func price(of quote: Quote) -> PriceContent { PriceContent(quote, at: clock.now) }

  /// Returns the draft with an id that no request has used.
  func withNewID(_ draft: ReviewDraft) -> ReviewDraft {
    var draft = draft
    draft.id = makeID()
    return draft
  }

  /// Returns the outcome of an earlier confirmation; nil if neither this device nor the bank has it.
  func earlierOutcome(of draft: ReviewDraft, isAutomatic: Bool) async -> SendingOutcome? {
    await dispatcher.resumeTransfer(draft.id, isAutomatic: isAutomatic)
  }

  /// Sends an intent in place of one whose refusal the person has read.
  func send(_ intent: TransferIntent, isNew: Bool, insteadOf refused: TransferIntent.ID?) async -> SendingOutcome {
    // Otherwise, home could report the former confirmation as not sent, although the person has sent it again.
    if let refused { await didRead(refused) }
    return await dispatcher.send(intent, isNew: isNew)
  }

  /// Stores that the person has read the refusal of an intent.
  func didRead(_ refused: TransferIntent.ID) async { await dispatcher.didRead(refused) }

  func intent(_ draft: ReviewDraft, quote: Quote, order: TransferOrder) throws -> TransferIntent {
    try TransferIntent(
      id: draft.id, quote: quote, recipient: order.recipient, reference: order.reference(draft.reference),
      begunAt: clock.now)
  }
}
