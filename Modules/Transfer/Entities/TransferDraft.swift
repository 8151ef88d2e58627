public import FlowKit
public import FlowScreens
import Foundation
public import Money

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

/// The input for the amount, and the price that was last shown for it.
public struct AmountDraft: Equatable, Sendable, Codable {
  public var sender: Sender
  /// The side whose amount was typed last.
  public var fixedSide: QuoteRequest.Side
  /// The text on the fixed side.
  public var text: String
  /// The currency that the sender pays in; nil until the balances are loaded.
  public var sourceCurrency: Currency?
  /// The currency that the recipient gets; nil until the currencies are loaded.
  public var targetCurrency: Currency?
  /// A Boolean value that indicates whether the source currency is fixed, because the transfer started from a balance.
  public var isSourceLocked: Bool
  /// The price that was last shown for this input.
  public var quote: Quote?

  /// Creates a draft, by default an empty one.
  public init(
    sender: Sender, fixedSide: QuoteRequest.Side = .source, text: String = "", sourceCurrency: Currency? = nil,
    targetCurrency: Currency? = nil, isSourceLocked: Bool = false, quote: Quote? = nil
  ) {
    self.sender = sender
    self.fixedSide = fixedSide
    self.text = text
    self.sourceCurrency = sourceCurrency
    self.targetCurrency = targetCurrency
    self.isSourceLocked = isSourceLocked
    self.quote = quote
  }
}

extension AmountDraft {
  public subscript(side: QuoteRequest.Side) -> Currency? {
    get {
      switch side {
      case .source: sourceCurrency
      case .target: targetCurrency
      }
    }
    set {
      switch side {
      case .source: sourceCurrency = newValue
      case .target: targetCurrency = newValue
      }
    }
  }

  /// Returns the quote request, or nil while the amount or a currency is missing.
  func request(locale: Locale) throws(TypedAmountError) -> QuoteRequest? {
    guard let currency = self[fixedSide], let otherCurrency = self[fixedSide.other] else { return nil }
    do {
      let amount = try Amount(parsing: text, currency: currency, locale: locale)
      return try QuoteRequest(fixing: fixedSide, at: amount, otherCurrency: otherCurrency)
    } catch let error as any ReadableError {
      throw TypedAmountError(sentence: error.sentence)
    } catch {
      return nil
    }
  }
}

/// The reason why an amount cannot be sent.
struct TypedAmountError: ReadableError {
  let sentence: LocalizedText
}

extension QuoteRequest.Side {
  var other: Self {
    switch self {
    case .source: .target
    case .target: .source
    }
  }
}

/// The input for the recipient.
public struct RecipientDraft: Equatable, Sendable, Codable {
  /// The existing recipient that the person has chosen; nil while they fill in the form for a new one.
  public var chosen: Recipient?
  /// The text in the form for a new recipient.
  public var form: FormDraft<RecipientField>
  /// The recipient that the bank has created from the form, once the person has continued.
  public var added: Recipient?

  /// The selected recipient, if the bank knows them.
  public var known: Recipient? { chosen ?? added }

  /// Creates a draft, by default an empty one.
  public init(chosen: Recipient? = nil, form: FormDraft<RecipientField> = [:], added: Recipient? = nil) {
    self.chosen = chosen
    self.form = form
    self.added = added
  }
}

extension RecipientDraft {
  /// Selects a recipient, chosen or newly added.
  mutating func select(_ recipient: Recipient) {
    if chosen == nil { added = recipient }
  }

  /// Clears the selection, and keeps the text in the form.
  fileprivate mutating func clearSelection() {
    (chosen, added) = (nil, nil)
  }
}

/// The input of the review, and the identifier of the transfer.
public struct ReviewDraft: Equatable, Sendable, Codable {
  /// The identifier under which it is sent exactly once; replaced only after the bank has refused.
  public var id: TransferIntent.ID
  /// The text of the reference that the recipient will see.
  public var reference: String
  /// The price that was last shown here.
  public var quote: Quote?

  /// Creates a draft, by default an empty one.
  public init(id: TransferIntent.ID, reference: String = "", quote: Quote? = nil) {
    self.id = id
    self.reference = reference
    self.quote = quote
  }
}

/// The complete input before the review, without price and reference.
public struct TransferOrder: Equatable, Sendable {
  let sender: Sender
  let recipient: Recipient
  /// The request for the price with this recipient.
  let query: QuoteLoader.Query
  /// The price that was shown with the amount.
  let shownQuote: Quote

  /// Creates an order from the draft; nil while a part is missing or does not fit.
  public init?(_ draft: TransferDraft) {
    guard let shown = draft.amount.quote, let recipient = draft.recipient.known,
      recipient.currency == shown.target.currency, recipient.sender == draft.amount.sender.id,
      let request = try? QuoteRequest(
        fixing: shown.request.fixedSide, at: shown.request.amount, otherCurrency: shown.request.otherCurrency,
        recipient: recipient.id)
    else { return nil }
    sender = draft.amount.sender
    self.recipient = recipient
    query = QuoteLoader.Query(sender: sender.id, request: request)
    shownQuote = shown
  }

  /// Returns whether a price belongs to this order.
  func matches(_ quote: Quote) -> Bool {
    quote.sender == query.sender && quote.request == query.request
  }

  /// Returns whether the bank's transfer is this order, at the price and with the reference that the person saw.
  func matches(_ transfer: BankTransfer, at shown: Quote, with reference: PaymentReference?) -> Bool {
    matches(transfer.quote) && transfer.recipient.id == recipient.id && transfer.reference == reference
      && (transfer.quote.source, transfer.quote.target) == (shown.source, shown.target)
  }

  /// Returns the reference; nil if the text is empty.
  func reference(_ text: String) throws(PaymentReferenceError) -> PaymentReference? {
    do throws(PaymentReferenceError) {
      return try PaymentReference(text, for: recipient.currency)
    } catch {
      guard error == .empty else { throw error }
      return nil
    }
  }
}
