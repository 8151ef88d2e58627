import FlowStorage
import Money
import SandboxBank
import Testing
import Transfer

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
}
