public import FlowKit

/// An unfinished transfer: the input so far, and the current step.
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

  public var step: Step
  /// The amount and the sender.
  public var amount: AmountDraft
  public var recipient: RecipientDraft
  /// The reference and the confirmed price.
  public var review: ReviewDraft
  /// The transfer that the bank has created.
  public var transfer: BankTransfer?
  /// A sentence about input that was not sent, since the bank already had the transfer.
  public var note: LocalizedText?

  /// Creates a draft, by default an empty one.
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
  /// The Profile flow has stored the person's details: continues with the recipient.
  public mutating func didStoreProfile() {
    if step == .personalDetails { step = .recipient }
  }

  /// The Business flow has stored a business: it becomes the sender, and a new price is needed.
  public mutating func didOpenBusiness(_ sender: Sender) {
    guard step == .business else { return }
    var amount = amount
    amount.sender = sender
    amount.quote = nil
    enter(amount)
    step = .amount
  }

  /// Sets the amount, and clears a recipient who does not fit it.
  mutating func enter(_ amount: AmountDraft) {
    if amount.sender.id != self.amount.sender.id { recipient.clearSelection() }
    if let known = recipient.known, let currency = amount.targetCurrency, known.currency != currency {
      recipient.clearSelection()
    }
    self.amount = amount
  }
}
