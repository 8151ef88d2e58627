import Business
import Contact
import Testing

struct BusinessNameTests {
  @Test(arguments: [
    ("Ac\u{202E}me", "Acme"), ("  3M & Søn ÄÖ  ", "3M & Søn ÄÖ"), ("Cafe\u{301}", "Caf\u{E9}"),
    (String(repeating: "e\u{301}", count: 50), String(repeating: "\u{E9}", count: 50)),
  ])
  func `is composed, without spaces around it`(typed: String, text: String) throws {
    let name = try BusinessName(typed)

    #expect(Array(name.text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("", BusinessNameError.empty), (" \u{200B}\n", .empty), ("Ac\u{0}me", .unexpectedCharacter("\0")),
    ("Ac\u{3164}me", .unexpectedCharacter("\u{3164}")), (String(repeating: "x", count: 51), .tooLong),
    // Letters with marks that do not compose.
    (String(repeating: "x\u{302}", count: 26), .tooLong),
  ])
  func `is refused with the reason`(typed: String, reason: BusinessNameError) {
    #expect(throws: reason) { try BusinessName(typed) }
  }
}
