public import FlowKit
public import Money

public struct AmountContent: Equatable, Sendable {
  public let sender: Sender
  /// The senders that the person can choose from.
  public let senders: [Sender]
  public let canShowMoreSenders: Bool
  public let source: AmountSideContent
  public let target: AmountSideContent
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
  public let error: LocalizedText?
}
