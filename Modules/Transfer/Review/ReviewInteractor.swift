import Money

/// Validates a transfer, and sends it.
struct ReviewInteractor: Sendable {
  let dispatcher: TransferDispatcher
  let clock: any TransferClock
  let makeID: @Sendable () -> TransferIntent.ID

  /// Returns the reference; nil if the text is empty.
  func reference(_ text: String, for order: TransferOrder) throws(PaymentReferenceError) -> PaymentReference? {
    do throws(PaymentReferenceError) {
      return try PaymentReference(text, for: order.recipient.currency)
    } catch {
      guard error == .empty else { throw error }
      return nil
    }
  }

  func isExpired(_ quote: Quote) -> Bool { quote.isExpired(at: clock.now) }

  /// Returns the intent that the person confirms.
  func intent(_ draft: ReviewDraft, quote: Quote, order: TransferOrder) throws -> TransferIntent {
    try TransferIntent(
      id: draft.id, quote: quote, recipient: order.recipient, reference: reference(draft.reference, for: order),
      begunAt: clock.now)
  }

  func send(_ intent: TransferIntent, isNew: Bool) async -> SendingOutcome {
    await dispatcher.send(intent, isNew: isNew)
  }

  /// Returns the outcome of an earlier confirmation; nil if neither this device nor the bank has one.
  /// - Parameter isAutomatic: Whether the app looks it up by itself, without a request of the person.
  func resume(_ id: TransferIntent.ID, isAutomatic: Bool) async -> SendingOutcome? {
    await dispatcher.resumeTransfer(id, isAutomatic: isAutomatic)
  }
}
