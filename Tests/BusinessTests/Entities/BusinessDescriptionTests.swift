import Business
import Testing

struct BusinessDescriptionTests {
  @Test(arguments: [
    ("  We bake caf\u{E9} “bread” – it’s new\n", "We bake caf\u{E9} “bread” – it’s new"),
    (String(repeating: "e\u{301}", count: 500), String(repeating: "\u{E9}", count: 500)),
  ])
  func `is composed, with its quotes and dashes`(typed: String, text: String) throws {
    #expect(try Array(BusinessDescription(typed).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("", BusinessDescriptionError.empty), (" \u{200B}\n", .empty), ("B\u{3164}read", .unexpectedCharacter("\u{3164}")),
    (String(repeating: "x", count: 501), .tooLong),
    // Letters with marks that do not compose.
    (String(repeating: "x\u{302}", count: 251), .tooLong),
  ])
  func `is refused with the reason`(typed: String, reason: BusinessDescriptionError) {
    #expect(throws: reason) { try BusinessDescription(typed) }
  }
}
