public import FlowKit
import Foundation
public import Money

/// A target of a link or of the app: a transfer, or the receipt of one that the bank knows.
public enum TransferEntry: Equatable, Sendable, Codable {
  case transfer(TransferStart)
  case receipt(BankTransfer.ID)

  /// Parses the path components and the query of `appcore://transfer/new?source=GBP&target=EUR&amount=100`, or of
  /// `appcore://transfer/<id>`.
  ///
  /// The amount is written with a decimal point and no grouping; it is in the source currency if there is one.
  /// - Returns: nil if the link belongs to another flow.
  /// - Throws: `TransferLinkError` if a value is invalid.
  public init?(path: [String], query: [String: String]) throws(TransferLinkError) {
    guard path.count == 2, path[0] == "transfer" else { return nil }
    guard path[1] == "new" else {
      guard let id = try? BankTransfer.ID(path[1]) else { throw .identifier(path[1]) }
      self = .receipt(id)
      return
    }
    let source = try Self.currency(query["source"])
    let target = try Self.currency(query["target"])
    let amount = try Self.amount(query["amount"], source ?? target)
    self = .transfer(.prefilled(source: source, target: target, amount: amount))
  }

  private static func currency(_ code: String?) throws(TransferLinkError) -> Currency? {
    guard let code else { return nil }
    guard let currency = try? Currency(code), currency.minorUnitDigits != nil else { throw .currency(code) }
    return currency
  }

  private static func amount(_ text: String?, _ currency: Currency?) throws(TransferLinkError) -> Amount? {
    guard let text else { return nil }
    guard let currency else { throw .amountWithoutCurrency }
    let plain = Locale(identifier: "en_US")
    guard !text.contains(","), let amount = try? Amount(parsing: text, currency: currency, locale: plain) else {
      throw .amount(text)
    }
    return amount
  }
}

public enum TransferLinkError: ReadableError {
  case identifier(String)
  case currency(String)
  case amount(String)
  case amountWithoutCurrency

  /// The invalid value; the shell adds what to do.
  public var sentence: LocalizedText {
    switch self {
    case .identifier(let text): "“\(verbatim: text)” is not the number of a transfer."
    case .currency(let code): "“\(verbatim: code)” is not a currency in which money can be sent."
    case .amount(let text): "“\(verbatim: text)” is not an amount in that currency."
    case .amountWithoutCurrency: "It has an amount without a currency."
    }
  }
}

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
