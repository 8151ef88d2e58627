import Foundation
import Money
public import Validation

/// A link into Transfer: `appcore://transfer/new?source=GBP&target=EUR&amount=100`, or `appcore://transfer/<id>`.
public enum TransferLink: Equatable, Sendable {
  /// A new transfer, with what the link says filled in.
  case new(TransferStart)
  /// A transfer that the bank knows.
  case transfer(BankTransfer.ID)

  /// Reads what stands behind `appcore://`, in parts: the words between the slashes, and the values by name.
  ///
  /// The amount is written with a decimal point and no grouping; it is in the source currency if there is one.
  /// - Returns: nil if it is another link.
  /// - Throws: what is wrong with a value.
  public init?(path: [String], query: [String: String]) throws(TransferLinkError) {
    guard path.count == 2, path[0] == "transfer" else { return nil }
    guard path[1] == "new" else {
      guard query.isEmpty, let id = try? BankTransfer.ID(path[1]) else { throw .identifier(path[1]) }
      self = .transfer(id)
      return
    }
    if let name = query.keys.sorted().first(where: { !["source", "target", "amount"].contains($0) }) {
      throw .unknownName(name)
    }
    let source = try Self.currency(query["source"])
    let target = try Self.currency(query["target"])
    self = .new(.prefilled(source: source, target: target, amount: try Self.amount(query["amount"], source ?? target)))
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

/// What is wrong with a link into Transfer.
public enum TransferLinkError: ReadableError {
  case identifier(String)
  case unknownName(String)
  case currency(String)
  case amount(String)
  case amountWithoutCurrency

  /// The value that is wrong, and what is expected.
  public var sentence: String {
    switch self {
    case .identifier(let text): "“\(text)” is no transfer."
    case .unknownName(let name): "It says “\(name)”, which a transfer does not have."
    case .currency(let code): "“\(code)” is no currency; write its three letters, such as EUR."
    case .amount(let text): "“\(text)” is no amount of that currency; write it as in 1234.50."
    case .amountWithoutCurrency: "It has an amount and no currency for it."
    }
  }
}
