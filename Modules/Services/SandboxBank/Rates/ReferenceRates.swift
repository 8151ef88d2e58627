public import Money

/// The European Central Bank's reference rates of one day: how many units of each currency one euro is.
public struct ReferenceRates: Equatable, Sendable {
  /// The day, as the bank writes it: `30 October 2026`.
  public let day: String
  private let perEuro: [Currency: ExchangeRate]

  /// The euro and every currency that it has a rate to, by code.
  public var currencies: [Currency] { perEuro.keys.sorted { $0.code < $1.code } }

  init(day: String, perEuro: [Currency: ExchangeRate]) {
    self.day = day
    self.perEuro = perEuro
  }

  /// The rate between two currencies: the exact quotient of theirs to the euro, with ten significant digits, half up.
  /// - Returns: nil when one of them has no rate to the euro.
  public func rate(from source: Currency, to target: Currency) -> ExchangeRate? {
    guard let first = perEuro[source], let second = perEuro[target] else { return nil }
    return try? ExchangeRate(crossing: first, with: second)
  }
}
