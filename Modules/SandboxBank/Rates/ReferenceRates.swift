public import Money

/// The European Central Bank's reference rates of one day: the units of each currency per euro.
public struct ReferenceRates: Equatable, Sendable {
  /// The day in the bank's format: `30 October 2026`.
  public let day: String
  private let perEuro: [Currency: ExchangeRate]

  /// The euro and every currency with a rate, by code.
  public var currencies: [Currency] { perEuro.keys.sorted { $0.code < $1.code } }

  init(day: String, perEuro: [Currency: ExchangeRate]) {
    self.day = day
    self.perEuro = perEuro
  }

  /// Returns the rate between two currencies: the quotient of their rates, rounded half up to ten significant digits.
  /// - Returns: nil if one of them has no rate.
  public func rate(from source: Currency, to target: Currency) -> ExchangeRate? {
    guard let first = perEuro[source], let second = perEuro[target] else { return nil }
    return try? ExchangeRate(crossing: first, with: second)
  }
}
