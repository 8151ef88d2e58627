import BankConformance
import FlowAppTesting
import FlowFaults
import FlowSession
import Foundation
import SandboxBank
import SignIn
import Testing
import Transfer

struct CustomerSessionTests {
  @Test func `an access token is valid for ten minutes of the bank's clock`() async throws {
    let fixture = try await CustomerFixture()
    let bank = fixture.bank(of: fixture.ada)

    fixture.clock.advance(by: .seconds(599))
    _ = try await bank.balances(of: .ada)
    fixture.clock.advance(by: .seconds(1))

    await #expect(throws: TransferServiceError.unknown(.signInNeeded)) { try await bank.balances(of: .ada) }
  }

  // Catches a server that forgets the former token at once: an answer that is lost would sign the person out.
  @Test func `the former refresh token is taken again until the new one was used`() async throws {
    let fixture = try await CustomerFixture()
    let first = fixture.ada.tokens.refresh

    _ = try await fixture.bank.refresh(first)
    let second = try await fixture.bank.refresh(first)
    _ = try await fixture.bank.refresh(second.refresh)

    await #expect(throws: SessionServiceError.invalidGrant) { try await fixture.bank.refresh(first) }
  }

  @Test func `the access token before an exchange is not valid any more`() async throws {
    let fixture = try await CustomerFixture()

    let tokens = try await fixture.bank.refresh(fixture.ada.tokens.refresh)

    _ = try await fixture.bank.authorized(by: tokens.access).balances(of: .ada)
    await #expect(throws: TransferServiceError.unknown(.signInNeeded)) {
      try await fixture.bank(of: fixture.ada).balances(of: .ada)
    }
  }

  @Test func `a refresh token is valid for 180 days from its exchange`() async throws {
    let fixture = try await CustomerFixture()
    fixture.clock.advance(by: .seconds(179 * 86_400))
    let tokens = try await fixture.bank.refresh(fixture.ada.tokens.refresh)

    fixture.clock.advance(by: .seconds(180 * 86_400))

    await #expect(throws: SessionServiceError.invalidGrant) { try await fixture.bank.refresh(tokens.refresh) }
  }

  @Test func `a session ends by its handle, and all end with the bank's`() async throws {
    let fixture = try await CustomerFixture()

    try await fixture.bank.revoke(try #require(fixture.ada.revocation))
    _ = try await fixture.bank.refresh(fixture.grace.tokens.refresh)
    try await fixture.bank.endSessions()

    for grant in [fixture.ada, fixture.grace] {
      await #expect(throws: SessionServiceError.invalidGrant) { try await fixture.bank.refresh(grant.tokens.refresh) }
    }
    await #expect(throws: SessionServiceError.refused(404)) {
      try await fixture.bank.revoke(try #require(fixture.ada.revocation))
    }
  }

  // A version without sign-ins has stored it.
  @Test func `a stored refusal with 401 is still read`() throws {
    let former = #"{"status":{"_0":401}}"#

    #expect(try JSONDecoder().decode(TransferRefusal.Reason.self, from: Data(former.utf8)) == .status(.forbidden))
  }

  @Test func `a refused token reads as a sign-in that is needed, and not as a refusal`() async throws {
    let fixture = try await Fixture()
    try fixture.bank.faults.apply(FaultCommand(parsing: "bank next balance refuses 401"))

    await #expect(throws: TransferServiceError.unknown(.signInNeeded)) {
      try await fixture.bank.balances(of: fixture.ada)
    }
  }
}
