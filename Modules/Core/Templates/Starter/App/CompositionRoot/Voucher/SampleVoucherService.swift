public import Voucher

/// Answers in place of the service: replace it by a client of yours.
public struct SampleVoucherService: VoucherService {
  public init() {}

  public func send(_ input: RedemptionInput) async throws(VoucherServiceError) -> VoucherReceipt {
    if input.redemption == "unknown" { throw .invalid([.redemption: "This is not known."]) }
    return VoucherReceipt(text: input.redemption)
  }
}
