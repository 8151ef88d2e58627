import Foundation
public import Money
import Profile
import Validation

/// What a person has entered about how much to send, and the price that they saw for it.
public struct AmountDraft: Equatable, Sendable, Codable {
  /// Who sends.
  public var sender: Sender
  /// The side whose amount was typed last.
  public var fixedSide: QuoteRequest.Side
  /// The amount as it was typed on the fixed side.
  public var text: String
  /// What the sender pays in; nil until it is known what they have.
  public var sourceCurrency: Currency?
  /// What the recipient gets; nil until it is known what can be paid out.
  public var targetCurrency: Currency?
  /// Whether the source currency stays what it is: the transfer was begun from a balance.
  public var isSourceLocked: Bool
  /// The price that was shown last for all of this.
  public var quote: Quote?

  /// A draft, by default of somebody who has just begun.
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
  /// The currency of one side.
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

  /// What to ask the bank the price of, once the amount and both currencies are there.
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

/// Why a typed amount is none that can be sent.
struct AmountRefusal: ReadableError {
  let sentence: String
}

extension QuoteRequest.Side {
  var other: Self {
    switch self {
    case .source: .target
    case .target: .source
    }
  }
}
