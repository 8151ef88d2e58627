import BankConformance
import Testing
import Transfer

@MainActor
struct ScriptedBankTests {
  @Test(arguments: BankRule.allCases)
  func `the double in memory keeps each rule`(rule: BankRule) async throws {
    let clock = try TestClock()
    let bank = ScriptedBank(clock: clock)
    try await rule.check(
      TestedBank(bank) { duration in
        clock.advance(by: duration)
        await bank.convertMoney()
      })
  }
}
