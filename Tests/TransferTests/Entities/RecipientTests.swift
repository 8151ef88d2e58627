import FlowScreens
import Foundation
import Money
import Testing

@testable import Transfer

struct RecipientTests {
  @Test(arguments: AccountScheme.allCases)
  func `every scheme has fields, and every field has a label`(scheme: AccountScheme) {
    #expect(!scheme.fields.isEmpty)
    #expect(Set(RecipientField.allCases.map(\.label)).count == RecipientField.allCases.count)
  }

  @Test func `an account has to fit the currency`() throws {
    let name = try RecipientName("Emmy Noether", of: .person)
    let iban = try IBAN("DE89370400440532013000")

    #expect(throws: RecipientDetailsError.accountDoesNotFit(.gbp)) {
      try RecipientDetails(name: name, account: .sepa(iban: iban), for: RecipientRequirements(for: .gbp))
    }
  }

  @Test func `an account that does not fit the currency cannot be decoded`() throws {
    let json = try String(decoding: JSONEncoder().encode(Recipient.emmy.details), as: UTF8.self)
    let forged = json.replacing(#""EUR""#, with: #""GBP""#)

    #expect(forged != json)
    #expect(throws: RecipientDetailsError.accountDoesNotFit(.gbp)) {
      try JSONDecoder().decode(RecipientDetails.self, from: Data(forged.utf8))
    }
  }

  /// Catches a pasted identifier that is refused for the blank behind it, while names are trimmed.
  @Test(
    arguments: [
      ("EUR", [.iban: " DE89370400440532013000 \u{A0}"]),
      ("GBP", [.sortCode: "20-00-00 ", .accountNumber: "\t12345678\n"]),
      ("AUD", [.bsb: " 062000", .accountNumber: "1234567 "]),
      ("INR", [.ifsc: " HDFC0000001 ", .accountNumber: "123456789 "]),
      ("USD", [.routingNumber: "021000021 ", .accountNumber: " 12345678", .accountType: "CHECKING"]),
      ("CHF", [.iban: "CH9300762011623852957 ", .bic: " UBSWCHZH80A "]),
    ] as [(String, FormDraft<RecipientField>)])
  func `ignores whitespace around an identifier`(_ code: String, _ account: FormDraft<RecipientField>) throws {
    var draft = account
    (draft[.kind], draft[.name]) = ("person", " Emmy Noether ")
    let requirements = try RecipientRequirements(for: Currency(code))

    let details = try RecipientDetails(draft, for: requirements)

    #expect(details.currency.code == code)
  }

  @Test(arguments: ["JPY", "XAU", "CAD", "XOF"])
  func `refuses currencies that cannot be paid out`(code: String) throws {
    let currency = try Currency(code)

    #expect(throws: RecipientRequirementsError.notPaidOut(currency)) {
      try RecipientRequirements(for: currency)
    }
  }
}
