import BankClient
import BankConformance
import FlowHTTP
import FlowStorage
import Foundation
import Money
import SandboxBank
import Testing
import Transfer

/// The client with the bank's end of the wire, without a network between them.
struct ClientTests {
  @Test(arguments: BankRule.allCases)
  func `the client with the bank's end keeps each rule`(rule: BankRule) async throws {
    let clock = TestClock()
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: clock)
    try await rule.check(TestedBank(BankClient(over: BankTransport(bank)), advance: clock.advance))
  }

  // Catches an unknown conflict, or another's page, that is taken for the bank's refusal: the money may be sent.
  @Test(arguments: [
    (HTTPAnswer.problem(409, "another-conflict"), TransferServiceError.unknown(.unreadableReply)),
    (.problem(409, "quote-used"), .refused(TransferRefusal(.quoteUsed, "No."))),
    (.problem(422, "a-new-reason"), .refused(TransferRefusal(.status(.unprocessable), "No."))),
    (.problem(418, "teapot"), .unknown(.unreadableReply)),
    (
      HTTPAnswer(status: 404, fields: ["Content-Type": "text/html"], body: Data("<p>".utf8)), .unknown(.unreadableReply)
    ),
    (
      HTTPAnswer(status: 404, fields: ["Content-Type": "application/json"], body: Data("{}".utf8)),
      .unknown(.unreadableReply)
    ),
    (HTTPAnswer(status: 503), .unknown(.serverError(.serviceUnavailable))),
    (HTTPAnswer(status: 599), .unknown(.serverError(.internalServerError))),
    (HTTPAnswer(status: 429, fields: ["Retry-After": "5"]), .unknown(.tooManyRequests(retryAfter: .seconds(5)))),
    (
      HTTPAnswer(status: 200, fields: ["Content-Type": "application/json"], body: Data("{".utf8)),
      .unknown(.unreadableReply)
    ),
    (.problem(401, "unauthorized"), .unknown(.signInNeeded)), (HTTPAnswer(status: 401), .unknown(.signInNeeded)),
    (HTTPAnswer(status: 302, fields: ["Location": "http://else"]), .unknown(.unreadableReply)),
  ])
  func `only an answer in the bank's own form is a refusal`(
    answer: HTTPAnswer, error: TransferServiceError
  ) async throws {
    let client = BankClient(over: FixedTransport(result: .success(answer)))

    await #expect(throws: error) { try await client.cancelTransfer(BankTransfer.ID("transfer-1")) }
  }

  @Test(arguments: [
    (HTTPTransportError.offline, UnknownOutcome.offline), (.unreachable, .connectionLost),
    (.connectionLost, .connectionLost), (.timedOut, .timedOut), (.tooLarge, .unreadableReply),
  ])
  func `without an answer the outcome is unknown`(error: HTTPTransportError, outcome: UnknownOutcome) async throws {
    let client = BankClient(over: FixedTransport(result: .failure(error)))

    await #expect(throws: TransferServiceError.unknown(outcome)) {
      try await client.cancelTransfer(BankTransfer.ID("transfer-1"))
    }
  }

  // Catches an answer of another request that is shown as this one's.
  @Test func `an answer to another request is none`() async throws {
    let clock = TestClock()
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: clock)
    let honest = BankClient(over: BankTransport(bank))
    let ada = try Sender.ID("ada")
    let request = try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur)
    _ = try await honest.makeQuote(request, for: ada)
    let swapped = BankClient(over: SwappedTransport(bank))

    await #expect(throws: TransferServiceError.unknown(.unreadableReply)) {
      try await swapped.makeQuote(request, for: ada)
    }
  }
}

struct CustomerTests {
  // Catches a call that takes an identifier and does not ask whose it is.
  @Test func `another customer's objects are missing in each call that takes an identifier`() async throws {
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: TestClock())
    let ada = BankClient(over: BankTransport(bank, customer: "ada"))
    let eve = BankClient(over: BankTransport(bank, customer: "eve"))
    let profile = try Sender.ID("profile-1")
    let (details, price) = (try RecipientDetails.emmy, try QuoteRequest.hundredPounds())
    let balances = try await ada.balances(of: profile)
    let recipient = try await ada.addRecipient(details, for: profile)
    let request = try await TransferRequest(
      customerTransactionID: CustomerTransactionID("00000000-0000-4000-8000-000000000001"),
      quote: ada.makeQuote(price, for: profile),
      recipient: recipient, reference: nil)
    let transfer = try await ada.createTransfer(request)

    let refused: [@Sendable () async throws -> Any] = [
      { try await eve.makeQuote(.hundredPounds(to: recipient.id), for: profile) },
      { try await eve.createTransfer(request) },
      { try await eve.transfer(transfer.id) }, { try await eve.transfers(after: transfer.id) },
      { try await eve.statusEvents(of: transfer.id) }, { try await eve.cancelTransfer(transfer.id) },
      { try await eve.recipients(of: profile, in: .eur, after: recipient.id) },
    ]
    for call in refused {
      do {
        Issue.record("\(try await call())")
      } catch TransferServiceError.refused(let refusal) {
        #expect(refusal.reason == .status(.notFound))
      }
    }
    #expect(try await eve.transfer(for: transfer.customerTransactionID) == nil)
    #expect(try await eve.transfers(after: nil).transfers == [])
    #expect(try await eve.recipients(of: profile, in: .eur, after: nil).recipients == [])
    #expect(try await eve.balances(of: profile) == balances)
    #expect(try await ada.transfers(after: nil).transfers == [transfer])
    #expect(try await bank.auditProblem() == nil)
  }
}
