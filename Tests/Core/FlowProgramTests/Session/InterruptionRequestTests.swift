import Foundation
import Testing

@testable import FlowProgram

/// The signals themselves are a matter of `.ci/check-signals`.
struct InterruptionRequestTests {
  @Test func `an interruption that is passed on makes the request, and does not end the process`() {
    let (interruption, request) = (Interruption(), InterruptionRequest())
    interruption.pass(to: request)

    interruption.interrupt(by: SIGINT)

    #expect(request.isMade)
  }
}
