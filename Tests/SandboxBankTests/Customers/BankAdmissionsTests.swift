import BankConformance
import FlowSession
import SignIn
import Testing
import Transfer

@testable import FlowStorage
@testable import SandboxBank

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

  // Catches a count of former and of used codes, which have to be refused.
  @Test func `only a refusal of the newest code counts`() async throws {
    let fixture = try await CustomerFixture()
    func error(of code: SignInCode) async throws -> SignInError? {
      let way = SignInWay.code(try .ada, code)
      do throws(SignInError) { _ = try await fixture.bank.signIn(way) } catch { return error }
      return nil
    }

    let former = try await fixture.code(for: .ada)
    fixture.clock.advance(by: .seconds(31))
    let newest = try await fixture.code(for: .ada)
    let errors = [try await error(of: former), try await error(of: newest), try await error(of: newest)]
    let rightly = fixture.bank.admissions.refusedNewestCodeCount
    fixture.clock.advance(by: .seconds(31))
    let next = try await fixture.code(for: .ada)
    try await fixture.bank.database.write { try $0.execute("UPDATE code SET digits = '000000'") }
    let wrongly = try await error(of: next)

    #expect(errors == [.wrongCode, nil, .wrongCode])
    #expect(rightly == 0)
    #expect(wrongly == .wrongCode && fixture.bank.admissions.refusedNewestCodeCount == 1)
  }

  @Test func `the session that was used last is known, and whether it is open`() async throws {
    let fixture = try await CustomerFixture()
    let before = fixture.bank.admissions.latestSession

    _ = try await fixture.bank(of: fixture.ada).transfers(after: nil)
    let used = try #require(fixture.bank.admissions.latestSession)
    let isOpen = try await fixture.bank.sessions()[used]
    try await fixture.bank.endSessions()

    #expect(before == nil && isOpen == true)
    #expect(try await fixture.bank.sessions()[used] == false)
  }

  @Test func `a customer can be left out of an audit`() async throws {
    let fixture = try await CustomerFixture()
    _ = try await fixture.transfer(1, of: fixture.grace)

    #expect(try await fixture.bank.hasTransfers(of: fixture.grace.person.name))
    #expect(try await fixture.bank.customerTransactionIDs(exceptOf: fixture.grace.person.name) == [])
    #expect(try await fixture.bank.statusOfOnlyTransfer(exceptOf: fixture.grace.person.name) == nil)
  }
}
