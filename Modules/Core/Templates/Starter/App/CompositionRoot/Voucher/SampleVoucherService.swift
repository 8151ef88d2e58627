public import Voucher

/// Answers in place of the service: replace it by a client of yours.
public struct SampleVoucherService: VoucherService {
  public init() {}

  public func send(_ text: String) async throws(VoucherServiceError) -> VoucherReceipt {
    switch text {
    case "unknown": throw .unknownText
    case "closed": throw .closed
    case "unavailable": throw .unavailable
    default: VoucherReceipt(text: text)
    }
  }
}
