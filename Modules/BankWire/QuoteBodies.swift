import Money
import Transfer

/// The request for a price: an amount on one side, and the currency of the other.
struct QuoteRequestBody: Codable {
  let fixedSide: String
  let amount: AmountBody
  let otherCurrency: String
  let recipient: String?

  init(_ request: QuoteRequest) {
    fixedSide = request.fixedSide.word
    amount = AmountBody(request.amount)
    otherCurrency = request.otherCurrency.code
    recipient = request.recipient?.text
  }

  func request() throws -> QuoteRequest {
    try QuoteRequest(
      fixing: QuoteRequest.Side(word: fixedSide), at: amount.amount(), otherCurrency: Currency(otherCurrency),
      recipient: recipient.map(Recipient.ID.init))
  }
}

/// A price until it expires, with both amounts, so that both ends see that they calculate alike.
struct QuoteBody: Codable {
  let id: String
  let profile: String
  let fixedSide: String
  let source: AmountBody
  let target: AmountBody
  /// Units of the target currency for one of the source currency, an exact decimal.
  let rate: String
  let fee: AmountBody
  let expiresAt: String
  let recipient: String?

  init(_ quote: Quote) {
    id = quote.id.text
    profile = quote.sender.text
    fixedSide = quote.request.fixedSide.word
    source = AmountBody(quote.source)
    target = AmountBody(quote.target)
    rate = quote.rate.decimal
    fee = AmountBody(quote.fee)
    expiresAt = quote.expiry.text
    recipient = quote.request.recipient?.text
  }

  func quote() throws -> Quote {
    let side = try QuoteRequest.Side(word: fixedSide)
    let (source, target) = (try source.amount(), try target.amount())
    let fixed = side == .source ? source : target
    let other = side == .source ? target : source
    let quote = try Quote(
      id: Quote.ID(id), sender: Sender.ID(profile),
      request: QuoteRequest(
        fixing: side, at: fixed, otherCurrency: other.currency, recipient: recipient.map(Recipient.ID.init)),
      rate: ExchangeRate(rate, from: source.currency, to: target.currency), fee: fee.amount(),
      expiry: Timestamp(wire: expiresAt))
    guard quote.source == source, quote.target == target else { throw BankRequestError.malformed }
    return quote
  }
}

extension QuoteRequest.Side {
  fileprivate var word: String {
    switch self {
    case .source: "source"
    case .target: "target"
    }
  }

  fileprivate init(word: String) throws(BankRequestError) {
    switch word {
    case "source": self = .source
    case "target": self = .target
    default: throw .malformed
    }
  }
}

extension Timestamp {
  /// Reads a time of RFC 3339: also with an offset, or with fractions of a second, which are dropped.
  init(wire text: String) throws {
    if let timestamp = try? Timestamp(cleaned: text) {
      self = timestamp
      return
    }
    guard let match = text.wholeMatch(of: /(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d)/) else {
      throw BankRequestError.malformed
    }
    let local = try Timestamp(cleaned: match.1.uppercased() + "Z")
    let offset = match.3.uppercased()
    guard offset != "Z" else {
      self = local
      return
    }
    guard let hours = Int64(offset.dropFirst().prefix(2)), let minutes = Int64(offset.suffix(2)), hours < 24,
      minutes < 60
    else { throw BankRequestError.malformed }
    let seconds = (hours * 60 + minutes) * 60
    self = local + .seconds(offset.hasPrefix("-") ? seconds : -seconds)
  }
}
