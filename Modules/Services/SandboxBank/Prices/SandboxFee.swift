import Money

/// What the sandbox bank keeps: 0.35 of the source currency's major unit and 0.41 % of the source amount, rounded half up
/// once, to the minor unit.
struct SandboxFee {
  /// 0.35 of a major unit, in ten-thousandths of a minor unit.
  private let fixed: Int64

  /// The fee in a currency that has amounts.
  init(in currency: Currency) {
    fixed = (0..<(currency.minorUnitDigits ?? 0)).reduce(3500) { fixed, _ in fixed * 10 }
  }

  /// The fee that is kept of a source amount, both in minor units.
  func kept(of source: Int64) -> Int64 {
    (fixed + 41 * source + 5000) / 10_000
  }

  /// The fee when so many minor units are to be converted.
  ///
  /// It is kept of the least source amount from which the rest suffices. That rest grows with the source amount, by one
  /// minor unit or by none, so the least amount can be searched by halves and leaves exactly what is to be converted.
  /// - Returns: nil when no amount within the limit suffices.
  func added(to converted: Int64) -> Int64? {
    guard Amount.limit - kept(of: Amount.limit) >= converted else { return nil }
    var (tooLittle, enough) = (converted - 1, Amount.limit)
    while enough - tooLittle > 1 {
      let middle = tooLittle + (enough - tooLittle) / 2
      if middle - kept(of: middle) >= converted { enough = middle } else { tooLittle = middle }
    }
    return enough - converted
  }
}
