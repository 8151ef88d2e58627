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

    #expect(try await fixture.bank.recipients(of: fixture.ada) == [alan, fixture.emmy])
    #expect(try await fixture.bank.recipients(of: .grace) == [hers])
    #expect(hers.id != fixture.emmy.id)
  }
}
