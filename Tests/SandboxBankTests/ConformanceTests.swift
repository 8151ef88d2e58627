import BankConformance
import FlowStorage
import SandboxBank
import Testing

struct ConformanceTests {
  @Test(arguments: BankRule.allCases)
  func `the bank in process keeps each rule`(rule: BankRule) async throws {
    let clock = try TestClock(.noon)
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: clock)
    try await rule.check(TestedBank(bank, advance: clock.advance))
  }
}
