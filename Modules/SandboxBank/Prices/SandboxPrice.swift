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
