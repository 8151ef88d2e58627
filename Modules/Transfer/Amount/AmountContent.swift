public import FlowKit
public import Money

public struct AmountContent: Equatable, Sendable {
  public let sender: Sender
  /// The senders that the person can choose from.
  public let senders: [Sender]
  /// A Boolean value that indicates whether there are more.
  public let canShowMoreSenders: Bool
  /// The side that the sender pays.
  public let source: AmountSideContent
  /// The side that the recipient gets.
  public let target: AmountSideContent
  /// The price, if there is one.
  public let price: PriceContent?
  public let isQuoting: Bool
  /// The reason why a request failed; it can be tried again.
  public let problem: LocalizedText?
  public let canContinue: Bool
}

public struct AmountSideContent: Equatable, Sendable {
  /// The text in the field, typed or calculated.
  public let text: String
  public let currency: Currency?
  /// The currencies to choose from; empty where there is no choice.
  public let currencies: [Currency]
  /// The sender's balance in the currency.
  public let available: Amount?
  /// The reason why the amount is invalid, and the expected format.
  public let error: LocalizedText?
}
