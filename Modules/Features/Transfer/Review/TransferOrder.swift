import Money
import Validation

/// What the person has entered before they check it: all but the price and the reference.
struct TransferOrder: Equatable, Sendable {
  let sender: Sender
  let recipient: Recipient
  /// What to ask the price of, for this recipient.
  let question: QuoteDesk.Question
  /// The price that the person saw where they entered the amount.
  let seen: Quote

  /// Puts together what was entered; nil while something is missing or does not fit.
  init?(_ draft: TransferDraft) {
    guard let seen = draft.amount.quote, let recipient = draft.recipient.known,
      recipient.currency == seen.target.currency, recipient.sender == draft.amount.sender.id,
      let request = try? QuoteRequest(
        fixing: seen.request.fixedSide, at: seen.request.amount, otherCurrency: seen.request.otherCurrency,
        recipient: recipient.id)
    else { return nil }
    sender = draft.amount.sender
    self.recipient = recipient
    question = QuoteDesk.Question(sender: sender.id, request: request)
    self.seen = seen
  }

  /// Whether a price was made for this.
  func isAnswered(by quote: Quote) -> Bool {
    quote.sender == question.sender && quote.request == question.request
  }
}
