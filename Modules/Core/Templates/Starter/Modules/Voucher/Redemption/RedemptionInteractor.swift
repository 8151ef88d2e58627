import FlowKit
public import FlowScreens

/// Validates the input of the Redemption screen, and sends it to the service.
public struct RedemptionInteractor: SavingFormInteractor {
  let service: any VoucherService

  public func answer(from draft: FormDraft<RedemptionField>) throws(FormError<RedemptionField>) -> RedemptionInput {
    var reader = FormReader(draft)
    guard let redemption = reader.readText(.redemption) else { throw reader.refusal }
    return RedemptionInput(redemption: redemption)
  }

  public func save(_ input: RedemptionInput) async throws(VoucherServiceError) -> VoucherReceipt {
    try await service.send(input)
  }

  /// Says at which fields a refusal belongs.
  public func error(of failure: VoucherServiceError) -> FormError<RedemptionField> {
    switch failure {
    case .invalid(let sentences): FormError(sentences: sentences.mapValues { LocalizedText(verbatim: $0) })
    case .refused, .unavailable, .unknownOutcome: FormError(failure.sentence)
    }
  }

  public var givingUp: GivingUp? { .leavesUnknown(VoucherServiceError.unknownOutcome.sentence) }
}
