import FlowScreens
import Money

/// The complete input before the review, without price and reference.
public struct TransferOrder: Equatable, Sendable {
  let sender: Sender
  let recipient: Recipient
  /// The request for the price with this recipient.
  let question: QuoteLoader.Question
  /// The price that was shown with the amount.
  let seen: Quote

  /// Creates an order from the draft; nil while a part is missing or does not fit.
  public init?(_ draft: TransferDraft) {
    guard let seen = draft.amount.quote, let recipient = draft.recipient.known,
      recipient.currency == seen.target.currency, recipient.sender == draft.amount.sender.id,
      let request = try? QuoteRequest(
        fixing: seen.request.fixedSide, at: seen.request.amount, otherCurrency: seen.request.otherCurrency,
        recipient: recipient.id)
    else { return nil }
    sender = draft.amount.sender
    self.recipient = recipient
    question = QuoteLoader.Question(sender: sender.id, request: request)
    self.seen = seen
  }

  /// Returns whether a price belongs to this order.
  func isAnswered(by quote: Quote) -> Bool {
    quote.sender == question.sender && quote.request == question.request
  }
}
