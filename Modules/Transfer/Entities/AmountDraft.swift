import Contact
import FlowKit
import FlowScreens
import Foundation
public import Money
import Profile

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
  func request(locale: Locale) throws(AmountRefusal) -> QuoteRequest? {
    guard let currency = self[fixedSide], let otherCurrency = self[fixedSide.other] else { return nil }
    do {
      let amount = try Amount(parsing: text.trimmed, currency: currency, locale: locale)
      return try QuoteRequest(fixing: fixedSide, at: amount, otherCurrency: otherCurrency)
    } catch let error as any ReadableError {
      throw AmountRefusal(sentence: error.sentence)
    } catch {
      return nil
    }
  }
}

/// The reason why an amount cannot be sent.
struct AmountRefusal: ReadableError {
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
