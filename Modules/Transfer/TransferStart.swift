import Foundation
public import Money

/// The starting point of a transfer, which determines the values that are filled in.
public enum TransferStart: Equatable, Sendable, Codable {
  /// A transfer without values.
  case new
  /// The stored draft, or ``new`` if there is none.
  case draft
  /// The values of an earlier transfer; the bank is asked for a new price.
  case repeating(BankTransfer)
  /// A transfer from this balance, which cannot be changed.
  case fromBalance(Currency)
  /// The values of a link, which can be changed.
  case prefilled(source: Currency?, target: Currency?, amount: Amount?)
}

extension TransferStart {
  /// Returns the initial draft if none is stored.
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
    guard let sender = senders.sender(with: transfer.quote.sender) else { return }
    amount.sender = sender
    recipient.chosen = transfer.recipient
  }
}
