import Foundation
import Money
import SandboxBank
import Testing
import Transfer

struct RequirementTests {
  @Test(arguments: [
    ("EUR", [RecipientField.kind, .name, .iban]), ("PLN", [.kind, .name, .iban, .bic]),
    ("GBP", [.kind, .name, .sortCode, .accountNumber]),
    ("USD", [.kind, .name, .routingNumber, .accountNumber, .accountType]),
    ("AUD", [.kind, .name, .bsb, .accountNumber]), ("INR", [.kind, .name, .ifsc, .accountNumber]),
  ])
  func `returns the requirements of the currency`(code: String, fields: [RecipientField]) async throws {
    let fixture = try await Fixture()

    let requirements = try await fixture.bank.requirements(for: Currency(code))

    #expect(requirements.fields == fields)
  }

  @Test func `lists the target currencies`() async throws {
    let fixture = try await Fixture()

    let currencies = try await fixture.bank.targetCurrencies()

    #expect(
      currencies.map(\.code).joined(separator: " ")
        == "AUD BRL CHF CZK DKK EUR GBP HUF ILS INR ISK NOK PLN RON SEK TRY USD")
  }

  @Test func `refuses the requirements of a currency that it does not pay out`() async throws {
    let fixture = try await Fixture()

    let reason = try await refusal { try await fixture.bank.requirements(for: .jpy) }

    #expect(reason == .status(.unprocessable))
  }

  @Test func `keeps the recipients of each sender apart`() async throws {
    let fixture = try await Fixture()

    let alan = try await fixture.bank.addRecipient(.alan, for: fixture.ada)
    let hers = try await fixture.bank.addRecipient(.emmy, for: .grace)

    #expect(try await fixture.bank.recipients(of: fixture.ada) == [fixture.emmy])
    #expect(try await fixture.bank.recipients(of: fixture.ada, in: .gbp) == [alan])
    #expect(try await fixture.bank.recipients(of: .grace) == [hers])
    #expect(hers.id != fixture.emmy.id)
  }

  /// Catches pages that repeat a recipient, or contain another currency's or another sender's.
  @Test func `answers recipients in pages, the newest first`() async throws {
    let fixture = try await Fixture()
    var all = [fixture.emmy]
    for letter in "abcdefghijklmnopqrst" {
      all.append(try await fixture.bank.addRecipient(.emmy(named: "Emmy N\(letter)\(letter)"), for: fixture.ada))
      _ = try await fixture.bank.addRecipient(.alan, for: fixture.ada)
    }
    _ = try await fixture.bank.addRecipient(.emmy, for: .grace)

    let first = try await fixture.bank.recipients(of: fixture.ada, in: .eur, after: nil)
    let second = try await fixture.bank.recipients(of: fixture.ada, in: .eur, after: first.recipients.last?.id)
    let third = try await fixture.bank.recipients(of: fixture.ada, in: .eur, after: second.recipients.last?.id)

    #expect(first.recipients + second.recipients + third.recipients == all.reversed())
    #expect([first, second, third].map(\.recipients.count) == [10, 10, 1])
    #expect([first, second, third].map(\.hasMore) == [true, true, false])
    #expect(try await fixture.bank.recipients(of: fixture.ada, in: .gbp).count == 1)
  }
}
