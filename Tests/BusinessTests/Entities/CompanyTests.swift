import Business
import FlowScreens
import Foundation
import Money
import Testing

struct CompanyTests {
  @Test func `has trimmed and composed texts`() throws {
    let company = try Company(.acme.with(.name, " Acme ").with(.registrationNumber, "sc123456"))

    #expect(company.name.text == "Acme")
    #expect(company.country.code == "GB")
    #expect(company.type == .limited)
    #expect(company.registrationNumber?.text == "SC123456")
  }

  @Test(arguments: BusinessType.allCases)
  func `has a registration number unless it is a sole trader`(type: BusinessType) throws {
    let company = try Company(.acme.with(.type, type.text))
    let asked = Company.visibleFields(ofType: type.text)
    let withoutNumber = try? Company(.acme.with(.type, type.text).with(.registrationNumber, ""))

    let isSoleTrader = type == .soleTrader
    #expect((company.registrationNumber == nil) == isSoleTrader)
    #expect(asked.contains(.registrationNumber) != isSoleTrader)
    #expect((withoutNumber != nil) == isSoleTrader)
  }

  @Test func `is refused with a sentence for each field that is wrong`() throws {
    let nothing = #expect(throws: FormError<CompanyField>.self) { try Company([:]) }
    let wrong = #expect(throws: FormError<CompanyField>.self) {
      try Company([.name: "Acme", .country: "XX", .type: "club", .registrationNumber: "1"])
    }
    let foreign = #expect(throws: FormError<CompanyField>.self) { try Company(.acme.with(.country, "EE")) }

    #expect(
      nothing?.sentences == [
        .name: BusinessNameError.empty.sentence, .country: CompanyError.countryMissing.sentence,
        .type: BusinessTypeError.missing.sentence,
      ])
    #expect(
      wrong?.sentences == [
        .country: CompanyError.unknownCountry.sentence, .type: BusinessTypeError.unknown.sentence,
      ])
    #expect(foreign?.sentences == [.registrationNumber: RegistrationNumberError.notEstonian.sentence])
  }
}
