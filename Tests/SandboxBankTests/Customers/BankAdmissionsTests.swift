import FlowSession
import SandboxBank
import Testing
import Transfer

struct BankAdmissionsTests {
  // Catches a count of all exchanges: an app that has no token, or an old one, has to exchange.
  @Test func `an exchange is needless while the app has a good token`() async throws {
    let fixture = try await CustomerFixture()
    let admissions = fixture.bank.admissions
    var tokens = fixture.ada.tokens

    tokens = try await fixture.bank.refresh(tokens.refresh)
    let afterLaunch = admissions.needlessExchangeCount
    _ = try await fixture.bank.authorized(by: tokens.access).transfers(after: nil)
    fixture.clock.advance(by: .seconds(11 * 60))
    tokens = try await fixture.bank.refresh(tokens.refresh)
    let afterExpiry = admissions.needlessExchangeCount
    _ = try await fixture.bank.authorized(by: tokens.access).transfers(after: nil)
    tokens = try await fixture.bank.refresh(tokens.refresh)

    #expect((afterLaunch, afterExpiry) == (0, 0))
    #expect(admissions.needlessExchangeCount == 1)
  }

  @Test func `the session that was used last is known, and whether it is open`() async throws {
    let fixture = try await CustomerFixture()
    let before = try await fixture.bank.isUsedSessionOpen()

    _ = try await fixture.bank(of: fixture.ada).transfers(after: nil)
    let open = try await fixture.bank.isUsedSessionOpen()
    try await fixture.bank.endSessions()

    #expect(before == nil && open == true)
    #expect(try await fixture.bank.isUsedSessionOpen() == false)
  }

  @Test func `a customer can be left out of an audit`() async throws {
    let fixture = try await CustomerFixture()
    _ = try await fixture.transfer(1, of: fixture.grace)

    #expect(try await fixture.bank.hasTransfers(of: fixture.grace.person.name))
    #expect(try await fixture.bank.customerTransactionIDs(exceptOf: fixture.grace.person.name) == [])
    #expect(try await fixture.bank.statusOfOnlyTransfer(exceptOf: fixture.grace.person.name) == nil)
  }
}
