/// Makes the intent that the person confirms; the dispatcher sends it.
struct ReviewInteractor: Sendable {
  let dispatcher: TransferDispatcher
  let clock: any TransferClock
  let makeID: @Sendable () -> TransferIntent.ID

  func intent(_ draft: ReviewDraft, quote: Quote, order: TransferOrder) throws -> TransferIntent {
    try TransferIntent(
      id: draft.id, quote: quote, recipient: order.recipient, reference: order.reference(draft.reference),
      begunAt: clock.now)
  }
}
