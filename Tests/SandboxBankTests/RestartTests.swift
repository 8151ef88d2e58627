import BankConformance
import FlowScreens
import FlowStorage
import FlowTesting
import Foundation
import Money
import SandboxBank
import Testing
import Transfer

struct RestartTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `continues after a restart`() async throws {
    let file = folder.url.appending(path: "bank.sqlite")
    let clock = try TestClock(.noon)

    let (request, unused, before) = try await sendAndStop(file, clock)
    clock.advance(by: .seconds(90))
    let bank = try await SandboxTransferService.open(.file(file), rates: .bundled(), clock: clock)
    let again = try await bank.createTransfer(request)
    let next = try await bank.makeQuote(.pounds(10_000), for: .ada)
    let second = try await bank.createTransfer(unused)

    #expect(again.id == before.id)
    #expect(again.status == .processing)
    #expect(next.id.text == "quote-3")
    #expect(second.id.text == "transfer-2")
    #expect(try await bank.recipients(of: .ada) == [before.recipient])
    #expect(try await bank.balances(of: .ada)[1].available.description == "9,800.00 GBP")
  }

  private func sendAndStop(
    _ file: URL, _ clock: TestClock
  ) async throws -> (TransferRequest, unused: TransferRequest, BankTransfer) {
    let bank = try await SandboxTransferService.open(.file(file), rates: .bundled(), clock: clock)
    let recipient = try await bank.addRecipient(.emmy, for: .ada)
    var requests: [TransferRequest] = []
    for number in 1...2 {
      let quote = try await bank.makeQuote(.pounds(10_000), for: .ada)
      requests.append(
        try TransferRequest(
          customerTransactionID: .numbered(number), quote: quote, recipient: recipient, reference: nil))
    }
    return (requests[0], requests[1], try await bank.createTransfer(requests[0]))
  }
}
