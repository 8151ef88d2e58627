/// The answer of the service to the Voucher flow.
public struct VoucherReceipt: Equatable, Sendable {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}
