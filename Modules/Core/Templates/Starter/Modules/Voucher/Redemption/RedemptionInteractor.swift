import FlowKit
public import FlowScreens

/// Validates the input of the Redemption screen, and sends it to the service.
public struct RedemptionInteractor: SavingFormInteractor {
  let service: any VoucherService

  public func answer(from draft: FormDraft<RedemptionField>) throws(FormError<RedemptionField>) -> String {
    var reader = FormReader(draft)
    guard let answer = reader.readText(.redemption) else { throw reader.refusal }
    return answer
  }

  public func save(_ answer: String) async throws(VoucherServiceError) -> VoucherReceipt {
    try await service.send(answer)
  }

  /// Says at which field a refusal belongs.
  public func error(of failure: VoucherServiceError) -> FormError<RedemptionField> {
    switch failure {
    case .unknownText: FormError(sentences: [.redemption: failure.sentence])
    case .closed, .unavailable, .unknownOutcome: FormError(failure.sentence)
    }
  }

  public var givingUp: GivingUp? { .leavesUnknown(VoucherServiceError.unknownOutcome.sentence) }
}
