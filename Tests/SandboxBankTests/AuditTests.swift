import BankConformance
import FlowStorage
import Money
import SignIn
import Testing
import Transfer

@testable import SandboxBank

struct AuditTests {
  /// Catches an audit that is kept although the books have changed: then two states of an exploration are one.
  @Test func `the content of the books changes with every change but quotes`() async throws {
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: TestClock(.noon))
    func audit() async throws -> (changes: [String: Int]?, content: String) {
      (await bank.changesOfContent, try await bank.content())
    }

    var audits = [try await audit()]
    let quote = try await bank.makeQuote(.pounds(10_000), for: .ada)
    audits.append(try await audit())
    let recipient = try await bank.addRecipient(.emmy, for: .ada)
    audits.append(try await audit())
    _ = try await bank.createTransfer(
      TransferRequest(customerTransactionID: .numbered(1), quote: quote, recipient: recipient, reference: nil))
    audits.append(try await audit())

    #expect(audits[1].changes == audits[0].changes && audits[1].content == audits[0].content)
    for (before, after) in zip(audits.dropFirst(), audits.dropFirst(2)) {
      #expect(after.changes != before.changes)
      #expect(after.content != before.content)
    }
    #expect(try await bank.auditProblem() == nil)
  }

  /// Catches an audit without the code: then an exploration takes the state in which the newest digits sign in for another one.
  @Test func `the content of the books has the purpose of each code`() async throws {
    func content(_ send: [(SandboxTransferService) async throws -> Void]) async throws -> String {
      let fixture = try await CustomerFixture()
      for one in send { try await one(fixture.bank) }
      return try await fixture.bank.content()
    }
    let signIn = { (bank: SandboxTransferService) in
      try await bank.sendCode(for: Credentials(email: .ada, password: nil))
    }
    let password = { (bank: SandboxTransferService) in try await bank.sendPasswordCode(to: .ada) }

    #expect(try await content([signIn, password]) != content([password, signIn]))
    #expect(try await content([signIn, password]) == content([signIn, password]))
  }

  /// Catches an audit that looks at nothing: then an exploration takes a bank that errs for one that is right.
  @Test(arguments: [
    ("DELETE FROM entry WHERE kind = 'payment'", "A transfer was not paid exactly once."),
    ("UPDATE transfer SET created_at = '9999-01-01T00:00:00Z'", "A transfer was sent at an expired price."),
    ("DELETE FROM entry WHERE kind = 'refund'", "A cancelled transfer was not refunded exactly once."),
    ("UPDATE entry SET minor_units = -1 WHERE kind = 'opening'", "A balance is negative."),
  ])
  func `each error in the books is found`(change: String, problem: String) async throws {
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: TestClock(.noon))
    let recipient = try await bank.addRecipient(.emmy, for: .ada)
    let quote = try await bank.makeQuote(.pounds(10_000), for: .ada)
    let transfer = try await bank.createTransfer(
      TransferRequest(customerTransactionID: .numbered(1), quote: quote, recipient: recipient, reference: nil))
    _ = try await bank.cancelTransfer(transfer.id)

    let before = try await bank.auditProblem()
    try await bank.database.write { try $0.execute(change) }

    #expect(before == nil)
    #expect(try await bank.auditProblem() == problem)
  }
}
