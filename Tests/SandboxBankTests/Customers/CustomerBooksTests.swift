import Contact
import FlowSession
import Foundation
import Money
import SandboxBank
import SignIn
import Testing
import Transfer

struct CustomerBooksTests {
  // Catches books that are separated only by the sender's identifier: all people have the same.
  @Test func `a call's books are those of the token's customer`() async throws {
    let fixture = try await CustomerFixture()

    _ = try await fixture.transfer(1, of: fixture.ada)

    let grace = fixture.bank(of: fixture.grace)
    let pounds = try await grace.balances(of: .ada).map(\.available).filter { $0.currency == .gbp }
    #expect(pounds.map(\.minorUnits) == [1_000_000])
    #expect(try await grace.transfers(after: nil).transfers == [])
    #expect(try await grace.recipients(of: .ada) == [])
    #expect(try await fixture.bank(of: fixture.ada).transfers(after: nil).transfers.count == 1)
  }

  @Test func `another customer's identifiers answer as missing ones`() async throws {
    let fixture = try await CustomerFixture()
    let transfer = try await fixture.transfer(1, of: fixture.ada)
    let quote = try await fixture.bank(of: fixture.ada).makeQuote(.pounds(10_000), for: .ada)
    let grace = fixture.bank(of: fixture.grace)
    let request = try TransferRequest(
      customerTransactionID: .numbered(2), quote: quote, recipient: transfer.recipient, reference: nil)

    let reasons = [
      try await refusal { try await grace.transfer(transfer.id) },
      try await refusal { try await grace.statusEvents(of: transfer.id) },
      try await refusal { try await grace.cancelTransfer(transfer.id) },
      try await refusal { try await grace.transfers(after: transfer.id) },
      try await refusal { try await grace.recipients(of: .ada, in: .eur, after: transfer.recipient.id) },
      try await refusal { try await grace.makeQuote(.pounds(100, recipient: transfer.recipient.id), for: .ada) },
      try await refusal { try await grace.createTransfer(request) },
    ]

    #expect(reasons == Array(repeating: .status(.notFound), count: 7))
    #expect(try await grace.transfer(for: transfer.customerTransactionID) == nil)
  }

  @Test func `two customers have recipients with the same details, and use the same identifier for one transfer only`()
    async throws
  {
    let fixture = try await CustomerFixture()

    let ada = try await fixture.transfer(1, of: fixture.ada)
    let reason = try await refusal { try await fixture.transfer(1, of: fixture.grace) }
    let grace = try await fixture.transfer(2, of: fixture.grace)

    #expect(reason == .status(.notFound))
    #expect(ada.recipient.id != grace.recipient.id)
    #expect(try await fixture.bank.auditProblem() == nil)
  }

  // A version without sign-ins has done it. Catches a bank that answers "nothing was sent" from books which nobody has any more.
  @Test func `transfers and recipients from before the account become the customer's`() async throws {
    let fixture = try await Fixture()
    let (nobody, request) = (fixture.bank, try await fixture.request())
    let transfer = try await nobody.createTransfer(request)

    let grant = try await fixture.bank.openAccount(.numbered(1), of: .ada, record: Data())

    let bank = fixture.bank.authorized(by: grant.tokens.access)
    #expect(try await bank.transfers(after: nil).transfers.map(\.id) == [transfer.id])
    #expect(try await bank.recipients(of: fixture.ada) == [fixture.emmy])
    let pounds = try await bank.balances(of: fixture.ada).map(\.available).filter { $0.currency == .gbp }
    #expect(pounds.map(\.minorUnits) == [990_000])
    let calls: [@Sendable () async throws -> Void] = [
      { _ = try await nobody.transfers(after: nil) },
      { _ = try await nobody.transfer(for: request.customerTransactionID) },
      { _ = try await nobody.createTransfer(request) }, { _ = try await nobody.balances(of: request.sender) },
    ]
    for call in calls { await #expect(throws: TransferServiceError.unknown(.signInNeeded)) { try await call() } }
    #expect(try await fixture.bank.customerTransactionIDs().count == 1)
  }

  // Catches a session that stays open for ever, since the answer that had its tokens was lost.
  @Test func `a repeated opening has the same session, until its refresh token was used`() async throws {
    let fixture = try await CustomerFixture()

    let again = try await fixture.bank.openAccount(.numbered(1), of: .ada, record: Data())
    _ = try await fixture.bank.refresh(again.tokens.refresh)
    let later = try await fixture.bank.openAccount(.numbered(1), of: .ada, record: Data())

    #expect(again.revocation == fixture.ada.revocation)
    #expect(again.tokens.refresh == fixture.ada.tokens.refresh)
    #expect(later.revocation != again.revocation)
  }

  @Test func `an account is opened once, and its record changed by the next call`() async throws {
    let fixture = try await CustomerFixture()

    let again = try await fixture.bank.openAccount(.numbered(1), of: .ada, record: Data("Augusta".utf8))
    let ada = try EmailAddress.ada
    let taken = await problem { () async throws(SignInError) in
      try await fixture.bank.openAccount(.numbered(3), of: ada, record: Data())
    }

    #expect(again.person == fixture.ada.person)
    #expect(try await fixture.bank(of: again).customerRecord() == Data("Augusta".utf8))
    #expect(taken == .emailTaken)
  }
}
