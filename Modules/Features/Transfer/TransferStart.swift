import Foundation
public import Money

/// From where a transfer is begun, which decides what is filled in.
public enum TransferStart: Equatable, Sendable, Codable {
  /// Nothing is filled in.
  case new
  /// Where the person was when the app was last left; ``new`` if no draft is kept.
  case draft
  /// Once more what was sent before; the price, and all that the bank said about it, is asked anew.
  case repeating(BankTransfer)
  /// The sender pays from this balance and no other.
  case fromBalance(Currency)
  /// What a link says is filled in, and can be changed.
  case prefilled(source: Currency?, target: Currency?, amount: Amount?)
}

extension TransferStart {
  /// The draft to begin with, where none is kept.
  func draft(for senders: any SenderDirectory, id: TransferIntent.ID, locale: Locale) -> TransferDraft {
    var draft = TransferDraft(amount: AmountDraft(sender: senders.active), review: ReviewDraft(id: id))
    switch self {
    case .new, .draft: break
    case .repeating(let transfer): draft.fill(in: transfer, senders: senders, locale: locale)
    case .fromBalance(let currency):
      draft.amount.sourceCurrency = currency
      draft.amount.isSourceLocked = true
    case .prefilled(let source, let target, let amount):
      draft.amount.sourceCurrency = source
      draft.amount.targetCurrency = target
      guard let amount else { break }
      draft.amount.fixedSide = amount.currency == target && amount.currency != source ? .target : .source
      draft.amount[draft.amount.fixedSide] = amount.currency
      draft.amount.text = amount.typed(locale: locale)
    }
    return draft
  }
}

extension TransferDraft {
  fileprivate mutating func fill(in transfer: BankTransfer, senders: any SenderDirectory, locale: Locale) {
    let request = transfer.quote.request
    amount.fixedSide = request.fixedSide
    amount.text = request.amount.typed(locale: locale)
    amount.sourceCurrency = request.sourceCurrency
    amount.targetCurrency = request.targetCurrency
    review.reference = transfer.reference?.text ?? ""
    // A recipient belongs to its sender.
    guard let sender = senders.all.first(where: { $0.id == transfer.quote.sender }) else { return }
    amount.sender = sender
    recipient.chosen = transfer.recipient
  }
}
