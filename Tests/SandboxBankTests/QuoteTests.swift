import BankConformance
import FlowStorage
import Foundation
import Money
import SandboxBank
import Testing
import Transfer

struct QuoteTests {
  @Test func `prices a fixed source amount`() async throws {
    let fixture = try await Fixture()

    let quote = try await fixture.bank.makeQuote(.pounds(10_000), for: fixture.ada)

    #expect(quote.id.text == "quote-1")
    #expect(quote.sender == fixture.ada)
    #expect(quote.rate.description == "1 GBP = 1.199328376 EUR")
    #expect(quote.fee.description == "0.76 GBP")
    #expect(quote.source.description == "100.00 GBP")
    #expect(quote.target.description == "119.02 EUR")
  }

  @Test func `prices a fixed target amount`() async throws {
    let fixture = try await Fixture()
    let request = try QuoteRequest(
      fixing: .target, at: Amount(minorUnits: 11_902, currency: .eur), otherCurrency: .gbp)

    let quote = try await fixture.bank.makeQuote(request, for: fixture.ada)

    #expect(quote.target.description == "119.02 EUR")
    #expect(quote.fee.description == "0.76 GBP")
    #expect(quote.source.description == "100.00 GBP")
  }

  // The fee is a part of the source, and not of the converted amount: 41.35 pounds, where the latter gives 41.18 or 41.52.
  @Test func `prices both sides of a large transfer consistently`() async throws {
    let fixture = try await Fixture()

    let fixedSource = try await fixture.bank.makeQuote(.pounds(1_000_000), for: fixture.ada)
    let fixedTarget = try await fixture.bank.makeQuote(
      QuoteRequest(fixing: .target, at: fixedSource.target, otherCurrency: .gbp), for: fixture.ada)

    #expect(fixedSource.fee.description == "41.35 GBP")
    #expect(fixedSource.target.description == "11,943.69 EUR")
    #expect(fixedTarget.fee == fixedSource.fee)
    #expect(fixedTarget.source == fixedSource.source)
  }

  @Test(arguments: [("JPY", 0), ("GBP", 2), ("KWD", 3), ("CLF", 4)], [1, 7, 100, 12_345, 999_999_99])
  func `the source amount less the fee is converted to the fixed target`(
    source: (code: String, digits: Int), target: Int64
  ) async throws {
    let csv = "Date, JPY, GBP, KWD, CLF, \n30 October 2026, 175.68, 0.83380, 0.3412, 0.02731, \n"
    let currency = try Currency(source.code)
    let bank = try await SandboxTransferService.open(
      .memory, rates: ReferenceRates(csv: Data(csv.utf8)), clock: TestClock(.noon))
    let request = try QuoteRequest(
      fixing: .target, at: Amount(minorUnits: target, currency: .eur), otherCurrency: currency)

    let quote = try await bank.makeQuote(request, for: .ada)
    let converted = try quote.rate.convert(
      target: quote.target, fee: Amount(minorUnits: 0, currency: currency))

    #expect(currency.minorUnitDigits == source.digits)
    #expect(try quote.source - quote.fee == converted)
    #expect(quote.target.minorUnits == target)
  }

  @Test func `is valid for exactly 30 minutes`() async throws {
    let fixture = try await Fixture()

    let quote = try await fixture.bank.makeQuote(.pounds(10_000), for: fixture.ada)

    #expect(quote.expiry == fixture.clock.now + .seconds(1800))
    #expect(!quote.isExpired(at: fixture.clock.now + .seconds(1799)))
    #expect(quote.isExpired(at: quote.expiry))
  }

  @Test func `accepts a transfer until its last second`() async throws {
    let fixture = try await Fixture()
    let request = try await fixture.request()
    fixture.clock.advance(by: .seconds(1799))

    let transfer = try await fixture.bank.createTransfer(request)

    #expect(transfer.createdAt == fixture.clock.now)
  }

  @Test func `refuses a transfer from its expiry on`() async throws {
    let fixture = try await Fixture()
    let request = try await fixture.request()
    fixture.clock.advance(by: .seconds(1800))

    let reason = try await refusal { try await fixture.bank.createTransfer(request) }

    #expect(reason == .quoteExpired)
    #expect(try await fixture.pence() == 1_000_000)
  }

  @Test func `accepts one transfer`() async throws {
    let fixture = try await Fixture()
    let quote = try await fixture.bank.makeQuote(.pounds(10_000), for: fixture.ada)
    _ = try await fixture.bank.createTransfer(fixture.request(1, quote))

    let reason = try await refusal { try await fixture.bank.createTransfer(fixture.request(2, quote)) }

    #expect(reason == .quoteUsed)
    #expect(try await fixture.bank.transfers(after: nil).transfers.count == 1)
  }

  @Test func `accepts its own sender only`() async throws {
    let fixture = try await Fixture()
    let recipient = try await fixture.bank.addRecipient(.emmy, for: .grace)
    let quote = try await fixture.bank.makeQuote(.pounds(10_000), for: fixture.ada)
    let stolen = try Quote(
      id: quote.id, sender: .grace, request: quote.request, rate: quote.rate, fee: quote.fee,
      expiry: quote.expiry)
    let request = try TransferRequest(
      customerTransactionID: .numbered(1), quote: stolen, recipient: recipient, reference: nil)

    let reason = try await refusal { try await fixture.bank.createTransfer(request) }

    #expect(reason == .status(.notFound))
    #expect(try await fixture.pence(of: .grace) == 1_000_000)
  }

  @Test func `accepts its own recipient only`() async throws {
    let fixture = try await Fixture()
    let other = try await fixture.bank.addRecipient(
      RecipientDetails(
        name: RecipientName("Ada Lovelace", of: .person), account: RecipientDetails.emmy.account,
        for: RecipientRequirements(for: .eur)), for: fixture.ada)
    let quote = try await fixture.bank.makeQuote(.pounds(10_000, recipient: other.id), for: fixture.ada)

    let reason = try await refusal { try await fixture.bank.createTransfer(fixture.request(1, quote)) }

    #expect(reason == .status(.unprocessable))
  }

  @Test func `is refused for a recipient with another currency or sender`() async throws {
    let fixture = try await Fixture()
    let alan = try await fixture.bank.addRecipient(.alan, for: fixture.ada)
    let ours = fixture.emmy.id

    let wrongCurrency = try await refusal {
      try await fixture.bank.makeQuote(.pounds(10_000, recipient: alan.id), for: fixture.ada)
    }
    let wrongSender = try await refusal {
      try await fixture.bank.makeQuote(.pounds(10_000, recipient: ours), for: .grace)
    }

    #expect(wrongCurrency == .status(.unprocessable))
    #expect(wrongSender == .status(.notFound))
  }

  // Yen have no accounts here, Serbian dinars no rate; 35 pence are the fee alone.
  @Test(arguments: [("JPY", 10_000), ("RSD", 10_000), ("EUR", 35), ("EUR", 1), ("EUR", Amount.limit)])
  func `is refused if there is nothing to send`(target: String, pence: Int64) async throws {
    let fixture = try await Fixture()
    let request = try QuoteRequest.pounds(pence, to: Currency(target))

    let reason = try await refusal { try await fixture.bank.makeQuote(request, for: fixture.ada) }

    #expect(reason == .status(.unprocessable))
  }
}
