public import Money

/// What the screen for the amount shows.
public struct AmountContent: Equatable, Sendable {
  /// Who sends.
  public let sender: Sender
  /// Whom the person can send for.
  public let senders: [Sender]
  /// What the sender pays.
  public let source: AmountSideContent
  /// What the recipient gets.
  public let target: AmountSideContent
  /// The price; nil while there is none.
  public let price: PriceContent?
  /// Whether a price is being asked for.
  public let isQuoting: Bool
  /// Why something could not be looked up; it can be tried again.
  public let problem: String?
  /// Whether the person can go on.
  public let canContinue: Bool

  /// A content, for a preview or a test of its view.
  public init(
    sender: Sender, senders: [Sender], source: AmountSideContent, target: AmountSideContent, price: PriceContent? = nil,
    isQuoting: Bool = false, problem: String? = nil, canContinue: Bool = false
  ) {
    self.sender = sender
    self.senders = senders
    self.source = source
    self.target = target
    self.price = price
    self.isQuoting = isQuoting
    self.problem = problem
    self.canContinue = canContinue
  }
}

/// One side of the amount.
public struct AmountSideContent: Equatable, Sendable {
  /// What is in the field: what was typed, or what follows from it.
  public let text: String
  /// The currency; nil while none is known.
  public let currency: Currency?
  /// The currencies to choose from; empty where there is no choice.
  public let currencies: [Currency]
  /// What the sender has in the currency.
  public let available: String?
  /// What is wrong with the amount and what is expected.
  public let error: String?

  /// A content, for a preview or a test of its view.
  public init(
    text: String, currency: Currency? = nil, currencies: [Currency], available: String? = nil, error: String? = nil
  ) {
    self.text = text
    self.currency = currency
    self.currencies = currencies
    self.available = available
    self.error = error
  }
}
