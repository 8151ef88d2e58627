import Foundation
import Money
import Testing
import Transfer

struct RecipientTests {
  @Test(arguments: AccountScheme.allCases)
  func `every scheme asks something, and every field has a label`(scheme: AccountScheme) {
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

  @Test func `an account that does not fit is not read either`() throws {
    let json = try String(decoding: JSONEncoder().encode(Recipient.emmy.details), as: UTF8.self)
    let forged = json.replacing(#""EUR""#, with: #""GBP""#)

    #expect(forged != json)
    #expect(throws: RecipientDetailsError.accountDoesNotFit(.gbp)) {
      try JSONDecoder().decode(RecipientDetails.self, from: Data(forged.utf8))
    }
  }

  @Test(arguments: ["JPY", "XAU", "CAD", "XOF"])
  func `there are currencies that nobody can get`(code: String) throws {
    let currency = try Currency(code)

    #expect(throws: RecipientRequirementsError.notPaidOut(currency)) {
      try RecipientRequirements(for: currency)
    }
  }
}
