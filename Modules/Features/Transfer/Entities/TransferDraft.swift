/// What a person has entered for a transfer so far, and how far they have come.
public struct TransferDraft: Equatable, Sendable, Codable {
  /// The screen, or the sub-flow, that the person is on.
  public enum Step: String, Sendable, Codable {
    case amount
    case business
    case personalDetails
    case recipient
    case review
    case receipt
  }

  /// Where the person is.
  public var step: Step
  /// How much is sent, and by whom.
  public var amount: AmountDraft
  /// Who is to get it.
  public var recipient: RecipientDraft
  /// What belongs to it when it is confirmed.
  public var review: ReviewDraft
  /// What the bank has made of it.
  public var transfer: BankTransfer?

  /// A draft, by default of somebody who has just begun.
  public init(
    step: Step = .amount, amount: AmountDraft, recipient: RecipientDraft = RecipientDraft(), review: ReviewDraft,
    transfer: BankTransfer? = nil
  ) {
    self.step = step
    self.amount = amount
    self.recipient = recipient
    self.review = review
    self.transfer = transfer
  }
}

extension TransferDraft {
  /// The person's details, which the transfer asked for, are stored: they come to the recipient next.
  public mutating func didStoreProfile() {
    if step == .personalDetails { step = .recipient }
  }

  /// A business, which was opened from here, is stored: it is the sender from now on, and the price is asked anew.
  public mutating func didOpenBusiness(_ sender: Sender) {
    guard step == .business else { return }
    var amount = amount
    amount.sender = sender
    amount.quote = nil
    enter(amount)
    step = .amount
  }

  /// Takes in what was entered about the amount; a recipient who does not fit it is cleared.
  mutating func enter(_ amount: AmountDraft) {
    if amount.sender.id != self.amount.sender.id { recipient.forget() }
    if let known = recipient.known, let currency = amount.targetCurrency, known.currency != currency {
      recipient.forget()
    }
    self.amount = amount
  }
}
