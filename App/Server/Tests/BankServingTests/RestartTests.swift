import BankWire
import FlowTesting
import Foundation
import Money
import SandboxBank
import Testing
import Transfer

@testable import BankServing

/// The books and the requests when the server ends, by itself or by a kill.
struct RestartTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // Catches a bank that answers before its file has the change.
  @Test func `a transfer that was answered before a kill is in the books of the next server`() async throws {
    let (books, copied) = (folder.url.appending(path: "books"), folder.url.appending(path: "copy"))
    try FileManager.default.createDirectory(at: books, withIntermediateDirectories: false)
    var created: [BankTransfer] = []
    try await Host.serve(in: books.appending(path: "bank.sqlite"), isSandbox: false) { host in
      let bank = SandboxClient(address: host.address, books: nil, clock: SandboxClock(), token: "secret")
      created = [try await bank.sendHundredPounds()]
      // A process that is killed leaves these files.
      try FileManager.default.copyItem(at: books, to: copied)
    }

    try await Host.serve(in: copied.appending(path: "bank.sqlite"), isSandbox: false) { host in
      let bank = SandboxClient(address: host.address, books: nil, clock: SandboxClock(), token: "secret")
      let found = try await bank.transfers(after: nil).transfers
      #expect(found.map(\.id) == created.map(\.id) && found.count == 1)
    }
  }

  // Catches a server whose end cancels the work of a request.
  @Test func `a request whose execution has begun is answered at the end of the server`() async throws {
    let desk = try await BankDesk(database: nil, rates: .bundled(), customers: ["secret": "ada"], isSandbox: false)
    let body = #"{"amount":{"currency":"GBP","value":"100.00"},"fixedSide":"source","otherCurrency":"EUR"}"#
    let request = BankDesk.Request(
      "POST", "/v1/profiles/ada/quotes", fields: ["authorization": "Bearer secret"], body: Data(body.utf8))

    let answering = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await desk.answer(request)
    }

    #expect(await answering.value.status == 201)
  }

  // Catches a server that waits at its end for a client that does not continue.
  @Test func `the server ends while a request has half arrived`() async throws {
    let patience = BankConnection.Patience(request: .seconds(3_600), idle: .seconds(3_600))
    try await Host.serve(patience: patience) { host in
      let half = try await host.onThread { try $0.begin("GET /v1/currencies HTTP/1.1\r\nHost: 127.0.0.1\r\n") }
      let status = try await host.status("GET", "/v1/currencies", [:])
      #expect(status == 200)
      withExtendedLifetime(half) {}
    }
  }
}

extension SandboxClient {
  fileprivate func sendHundredPounds() async throws -> BankTransfer {
    let ada = try Sender.ID("ada")
    let price = try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur)
    let recipient = try await addRecipient(.emmy, for: ada)
    let request = try await TransferRequest(
      customerTransactionID: CustomerTransactionID(UUID()), quote: makeQuote(price, for: ada), recipient: recipient,
      reference: nil)
    return try await createTransfer(request)
  }
}
