import Business
import Contact
import FlowScreens
import Foundation
import Testing

struct BusinessProfileTests {
  @Test(arguments: BusinessType.allCases)
  func `requires a web page and a description if its type is other`(type: BusinessType) throws {
    let company = FormDraft.acme.with(.type, type.text)

    let terse = try? BusinessProfile.acme(company: company, roleAndWeb: .director)
    let talkative = try? BusinessProfile.acme(company: company, roleAndWeb: .baker)

    #expect((terse == nil) == (type == .other))
    #expect(talkative?.roleAndWeb.webPage?.text == "https://bakers.example")
    #expect(talkative?.roleAndWeb.description?.text == "Bakes bread")
  }

  @Test func `validates optional fields if they are filled in`() throws {
    let refusal = #expect(throws: FormError<RoleAndWebField>.self) {
      try BusinessProfile.acme(roleAndWeb: [.role: "boss", .webPage: "x", .description: "a\u{0}"])
    }

    #expect(
      refusal?.sentences == [
        .role: BusinessRoleError.unknown.sentence, .webPage: WebPageError.noScheme.sentence,
        .description: BusinessDescriptionError.unexpectedCharacter("\0").sentence,
      ])
  }

  @Test func `encodes and decodes to the same value`() throws {
    for business in [try BusinessProfile.acme, try .guild, try .acme(company: .acme.with(.type, "soleTrader"))] {
      let json = try JSONEncoder().encode(business)

      #expect(try JSONDecoder().decode(BusinessProfile.self, from: json) == business)
    }
  }

  @Test(arguments: [
    ("https://bakers.example", ""), ("Bakes bread", ""), ("Guild of Bakers", ""), ("12345678", "12345679"),
    ("\"owner\"", "\"boss\""), ("\"EE\"", "\"XX\""), ("London", ""),
  ])
  func `refuses corrupt data`(right: String, wrong: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = String(decoding: try encoder.encode(try BusinessProfile.guild), as: UTF8.self)

    let corrupt = json.replacingOccurrences(of: right, with: wrong)

    #expect(corrupt != json)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(BusinessProfile.self, from: Data(corrupt.utf8)) }
  }
}
