import Money
import Transfer

/// The price of a transfer: the rate and the fee.
struct SandboxPrice {
  let rate: ExchangeRate
  let fee: Amount

  /// Calculates the price for a request.
  /// - Throws: A refusal for a currency without a rate or a form of account, or for an amount that is too small or too large.
  init(of request: QuoteRequest, at rates: ReferenceRates) throws(TransferServiceError) {
    let (source, target) = (request.sourceCurrency, request.targetCurrency)
    do {
      _ = try RecipientRequirements(for: target)
    } catch {
      throw .unprocessable(error)
    }
    guard let rate = rates.rate(from: source, to: target) else {
      throw .refused(.status(.unprocessable), "The bank has no rate from \(source.code) to \(target.code).")
    }
    self.rate = rate
    do {
      fee = try Self.fee(of: request, at: rate)
    } catch let error as ConversionError {
      throw .unprocessable(error)
    } catch {
      throw .unprocessable(ConversionError.tooLarge)
    }
  }

  private static func fee(of request: QuoteRequest, at rate: ExchangeRate) throws -> Amount {
    let rule = SandboxFee(in: rate.source)
    switch request.fixedSide {
    case .source:
      return try Amount(minorUnits: rule.includedFee(of: request.amount.minorUnits), currency: rate.source)
    case .target:
      let nothing = try Amount(minorUnits: 0, currency: rate.source)
      let converted = try rate.convert(target: request.amount, fee: nothing)
      guard let fee = rule.addedFee(to: converted.minorUnits) else { throw ConversionError.tooLarge }
      return try Amount(minorUnits: fee, currency: rate.source)
    }
  }
}

/// The fee of the sandbox bank: 0.35 of the source currency's major unit and 0.41 % of the source amount, rounded half up once,
/// to the minor unit.
struct SandboxFee {
  /// 0.35 of a major unit, in ten-thousandths of a minor unit.
  private let fixed: Int64

  init(in currency: Currency) {
    fixed = (0..<(currency.minorUnitDigits ?? 0)).reduce(3500) { fixed, _ in fixed * 10 }
  }

  /// Returns the fee for a source amount, both in minor units.
  func includedFee(of source: Int64) -> Int64 {
    (fixed + 41 * source + 5000) / 10_000
  }

  /// Returns the fee if a number of minor units must remain for the conversion.
  ///
  /// It is the fee of the least source amount that leaves enough. The remainder grows by one minor unit or by none with each
  /// unit of the source amount; therefore a binary search finds that amount, and it leaves exactly the required number.
  /// - Returns: nil if no amount within the limit suffices.
  func addedFee(to converted: Int64) -> Int64? {
    guard Amount.limit - includedFee(of: Amount.limit) >= converted else { return nil }
    var (tooLittle, enough) = (converted - 1, Amount.limit)
    while enough - tooLittle > 1 {
      let middle = tooLittle + (enough - tooLittle) / 2
      if middle - includedFee(of: middle) >= converted { enough = middle } else { tooLittle = middle }
    }
    return enough - converted
  }
}
