import BankConformance
import FlowFaults
import FlowStorage
import FlowTesting
import Foundation
import Money
import SandboxBank
import Testing
import Transfer

struct IdempotencyTests {
  /// All faults of a call.
  private static let faults: [ServiceFault<TransferServiceError>] = [
    .fails(.refused(TransferRefusal(.status(.forbidden), "No.")), .beforeWork),
    .fails(.unknown(.timedOut), .beforeWork), .fails(.unknown(.timedOut), .afterWork),
    .fails(.unknown(.connectionLost), .beforeWork), .fails(.unknown(.connectionLost), .afterWork),
    .fails(.unknown(.requestTimeout), .beforeWork),
    .fails(.unknown(.tooManyRequests(retryAfter: .seconds(30))), .beforeWork),
    .fails(.unknown(.serverError(.serviceUnavailable)), .beforeWork),
    .fails(.unknown(.serverError(.badGateway)), .afterWork),
    .fails(.unknown(.unreadableReply), .afterWork), .takes(.seconds(5)), .isOvertaken, .varies("bounces"),
  ]

  // Without the check of the key, the quote would be refused as used; without its uniqueness, money would be sent
  // twice.
  @Test func `a thousand concurrent calls with all faults create one transfer`() async throws {
    let clock = try TestClock(.noon, sleep: .takesNoTime)
    let bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: clock)
    let recipient = try await bank.addRecipient(.emmy, for: .ada)
    let quote = try await bank.makeQuote(.pounds(10_000), for: .ada)
    let request = try TransferRequest(
      customerTransactionID: .numbered(1), quote: quote, recipient: recipient, reference: nil)
    for index in 0..<900 {
      bank.faults.apply(.next(1, .transfer, Self.faults[index % Self.faults.count]))
    }

    let answers = await withTaskGroup { group in
      for _ in 1...1000 { group.addTask { try? await bank.createTransfer(request) } }
      return await group.reduce(into: [BankTransfer?]()) { $0.append($1) }
    }

    let transfers = try await bank.transfers(after: nil).transfers
    #expect(bank.faults.pendingCount == 0)
    #expect(transfers.count == 1)
    #expect(answers.compactMap(\.self).count > 100)
    #expect(Set(answers.compactMap { $0?.id }) == Set(transfers.map(\.id)))
    let pounds = try await bank.balances(of: .ada).map(\.available).filter { $0.currency == .gbp }
    #expect(pounds.map(\.minorUnits) == [990_000])
  }

  @Test(arguments: faults.indices)
  func `the same request after a fault creates one transfer`(index: Int) async throws {
    let fixture = try await Fixture()
    let request = try await fixture.request()
    let fault = Self.faults[index]
    fixture.bank.faults.apply(.next(1, .transfer, fault))

    let first = Task { try? await fixture.bank.createTransfer(request) }
    if fault == .isOvertaken {
      await nextTurns { fixture.bank.faults.pendingCount == 0 }
    }
    if case .takes(let duration) = fault {
      await nextTurns { fixture.clock.sleeperCount > 0 }
      fixture.clock.advance(by: duration)
    }
    if fault != .isOvertaken { _ = await first.value }
    let second = try await fixture.bank.createTransfer(request)
    _ = await first.value

    #expect(try await fixture.bank.transfers(after: nil).transfers.map(\.id) == [second.id])
    #expect(try await fixture.pence() == 990_000)
  }

  @Test func `the same request after the quote's expiry returns the same transfer`() async throws {
    let fixture = try await Fixture()
    let request = try await fixture.request()
    let first = try await fixture.bank.createTransfer(request)
    fixture.clock.advance(by: .seconds(1800))

    let again = try await fixture.bank.createTransfer(request)

    #expect(again.id == first.id)
    #expect(again.status == .outgoingPaymentSent)
  }

  @Test func `a used key with another body is refused`() async throws {
    let fixture = try await Fixture()
    let quote = try await fixture.bank.makeQuote(.pounds(10_000), for: fixture.ada)
    let request = try fixture.request(1, quote)
    let otherQuote = try await fixture.request(1)
    let otherReference = try TransferRequest(
      customerTransactionID: .numbered(1), quote: quote, recipient: fixture.emmy,
      reference: PaymentReference("Rent", for: .eur))
    _ = try await fixture.bank.createTransfer(request)

    for other in [otherQuote, otherReference] {
      let reason = try await refusal { try await fixture.bank.createTransfer(other) }
      #expect(reason == .customerTransactionIDUsed)
    }
    #expect(try await fixture.bank.transfers(after: nil).transfers.count == 1)
    #expect(try await fixture.pence() == 990_000)
  }

  @Test func `a key of a refused request can be used again`() async throws {
    let fixture = try await Fixture()
    let tooMuch = try await fixture.request(1, minorUnits: 1_000_001)
    let affordable = try await fixture.request(1)

    let reason = try await refusal { try await fixture.bank.createTransfer(tooMuch) }
    let transfer = try await fixture.bank.createTransfer(affordable)

    #expect(reason == .insufficientFunds)
    #expect(transfer.id.text == "transfer-1")
  }

  @Test func `a recipient with the same details is added once`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(.next(1, .recipient, .fails(.unknown(.connectionLost), .afterWork)))

    let lost = try await refusal { try await fixture.bank.addRecipient(.alan, for: fixture.ada) }
    let again = try await fixture.bank.addRecipient(.alan, for: fixture.ada)

    #expect(lost == nil)
    #expect(try await fixture.bank.recipients(of: fixture.ada, in: again.currency).first == again)
  }
}
