import CompositionRoot
public import FlowFaults
public import Voucher

/// The calls to the service of Voucher, for its faults in journeys and explorations.
enum VoucherCall: String, ServiceCall {
  typealias Failure = VoucherServiceError
  static let service = "voucher"
  case submission
}

extension VoucherServiceError: ServiceFailure {
  public init(_ cause: FaultCause) {
    switch cause {
    case .refused(let sentence): self = .refused(sentence)
    case .timedOut, .connectionLost, .unreadableReply: self = .unknownOutcome
    }
  }
}

/// The service of Voucher on a simulated device, of one launch.
struct SimulatedVoucherService: VoucherService {
  /// It outlives the launches of the device.
  let service: SampleVoucherService
  let connection: ServiceConnection<VoucherCall>

  func send(_ input: RedemptionInput) async throws(VoucherServiceError) -> VoucherReceipt {
    try await connection.call(.submission) { () async throws(VoucherServiceError) in
      try await service.send(input)
    }
  }
}
