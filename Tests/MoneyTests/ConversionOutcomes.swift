import Money

/// The results of many conversions, compared with the exact quotient.
struct ConversionOutcomes {
  enum Kind: CaseIterable {
    case rounded, half, zero, tooLarge
  }

  private(set) var mistakes: [String] = []
  private(set) var kindsSeen: Set<Kind> = []

  mutating func note(_ outcome: Result<Amount, ConversionError>, fee: Int64, exact: ExactQuotient) {
    if let kind = kind(of: outcome, fee: fee, exact: exact) {
      kindsSeen.insert(kind)
    } else {
      mistakes.append("\(outcome) with a fee of \(fee) of \(exact)")
    }
  }

  /// Returns the kind of an outcome; nil if it is wrong.
  ///
  /// Only these three can be right when the amount and the fee are legal.
  private func kind(
    of outcome: Result<Amount, ConversionError>, fee: Int64, exact: ExactQuotient
  ) -> Kind? {
    switch outcome {
    case .success(let amount):
      let converted = amount.minorUnits - fee
      guard converted > 0, exact.rounds(to: converted) else { return nil }
      return exact.isHalfBelow(converted) ? .half : .rounded
    case .failure(.roundsToZero):
      return exact.rounds(to: 0) ? .zero : nil
    case .failure(.tooLarge):
      return exact.isAtLeastHalfBelow(Amount.limit - fee + 1) ? .tooLarge : nil
    case .failure(.wrongCurrency), .failure(.notPositive), .failure(.negativeFee), .failure(.feeNotCovered):
      return nil
    }
  }
}
