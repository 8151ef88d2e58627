public import FlowKit
public import FlowScreens
import Foundation
import Money

/// A link to the Transfer flow: `appcore://transfer/new?source=GBP&target=EUR&amount=100`, or
/// `appcore://transfer/<id>`.
public enum TransferLink: Equatable, Sendable {
  /// A new transfer, with the link's values filled in.
  case new(TransferStart)
  /// A transfer that the bank knows.
  case transfer(BankTransfer.ID)

  /// Parses the path components and the query of an `appcore://` link.
  ///
  /// The amount is written with a decimal point and no grouping; it is in the source currency if there is one.
  /// - Returns: nil if the link belongs to another flow.
  /// - Throws: `TransferLinkError` if a value is invalid.
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

public enum TransferLinkError: ReadableError {
  case identifier(String)
  case unknownName(String)
  case currency(String)
  case amount(String)
  case amountWithoutCurrency

  /// The invalid value, and the expected format.
  public var sentence: LocalizedText {
    switch self {
    case .identifier(let text): "“\(verbatim: text)” is no transfer."
    case .unknownName(let name): "It says “\(verbatim: name)”, which a transfer does not have."
    case .currency(let code): "“\(verbatim: code)” is no currency; write its three letters, such as EUR."
    case .amount(let text): "“\(verbatim: text)” is no amount of that currency; write it as in 1234.50."
    case .amountWithoutCurrency: "It has an amount and no currency for it."
    }
  }
}
