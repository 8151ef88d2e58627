import FlowScreens
import Foundation
import Testing
import Transfer

struct IdentifierTests {
  @Test(arguments: ["quote-1", "A", "0_9", "AZaz09", String(repeating: "x", count: 64)])
  func `accepts the identifiers of banks`(text: String) throws {
    #expect(try Quote.ID(text).text == text)
  }

  @Test(arguments: [
    ("", IdentifierError.empty), (String(repeating: "x", count: 65), .tooLong), ("a b", .unexpectedCharacter),
    ("../1", .unexpectedCharacter), ("١", .unexpectedCharacter), ("\u{212A}", .unexpectedCharacter),
  ])
  func `refuses anything else`(text: String, reason: IdentifierError) {
    #expect(throws: reason) { try Quote.ID(text) }
  }

  @Test func `a customer transaction id has one form`() throws {
    let id = try CustomerTransactionID("6F1C9A52-0D3E-4A47-9A39-2F0F8F3F2B10")

    #expect(id.text == "6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10")
    #expect(try id == .first)
    #expect(throws: CustomerTransactionIDError.malformed) { try CustomerTransactionID("6f1c9a52") }
  }
}
