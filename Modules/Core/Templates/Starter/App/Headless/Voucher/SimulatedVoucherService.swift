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
    case .refused: self = .closed
    case .timedOut, .connectionLost, .unreadableReply: self = .unknownOutcome
    }
  }
}

/// The service of Voucher on a simulated device.
struct SimulatedVoucherService: VoucherService {
  let connection: ServiceConnection<VoucherCall>

  func send(_ text: String) async throws(VoucherServiceError) -> VoucherReceipt {
    try await connection.call(.submission) { () async throws(VoucherServiceError) in
      try await SampleVoucherService().send(text)
    }
  }
}
