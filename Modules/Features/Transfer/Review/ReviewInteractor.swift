import Foundation
import Money

/// Decides whether a transfer can be confirmed, and has it sent.
struct ReviewInteractor: Sendable {
  let dispatcher: TransferDispatcher
  let clock: any TransferClock
  let locale: Locale
  let makeID: @Sendable () -> TransferIntent.ID

  /// The reference as it was typed; nil if there is none.
  func reference(_ text: String, for order: TransferOrder) throws(PaymentReferenceError) -> PaymentReference? {
    do throws(PaymentReferenceError) {
      return try PaymentReference(text, for: order.recipient.currency)
    } catch {
      guard error == .empty else { throw error }
      return nil
    }
  }

  func isExpired(_ quote: Quote) -> Bool { quote.isExpired(at: clock.now) }

  /// What the person confirms.
  func intent(_ draft: ReviewDraft, quote: Quote, order: TransferOrder) throws -> TransferIntent {
    try TransferIntent(
      id: draft.id, quote: quote, recipient: order.recipient, reference: reference(draft.reference, for: order),
      begunAt: clock.now)
  }

  func send(_ intent: TransferIntent) async -> SendingOutcome { await dispatcher.send(intent) }

  /// What has become of what was confirmed before; nil if nothing was.
  func takeUp(_ id: TransferIntent.ID) async -> SendingOutcome? { await dispatcher.takeUp(id) }
}
