public import Money

/// The content of the screen for the amount.
public struct AmountContent: Equatable, Sendable {
  /// The sender.
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
  /// A Boolean value that indicates whether a price is being requested.
  public let isQuoting: Bool
  /// The reason why a request failed; it can be tried again.
  public let problem: String?
  /// A Boolean value that indicates whether the person can continue.
  public let canContinue: Bool
}

/// One side of the amount.
public struct AmountSideContent: Equatable, Sendable {
  /// The text in the field, typed or calculated.
  public let text: String
  /// The currency, if one is known.
  public let currency: Currency?
  /// The currencies to choose from; empty where there is no choice.
  public let currencies: [Currency]
  /// The sender's balance in the currency.
  public let available: String?
  /// The reason why the amount is invalid, and the expected format.
  public let error: String?
}
