import FlowTesting
import FlowValues
import Testing
import Welcome

struct PersonNameTests {
  @Test(arguments: [
    ("Ada King", "Ada King"), ("  Ada   King ", "Ada King"), ("é", "é"), ("O’Neill\u{A0}\n", "O'Neill"),
  ])
  func `is one line without spaces around it`(typed: String, text: String) throws {
    #expect(try PersonName(typed).text == text)
  }

  @Test(arguments: TypedDelivery.taken)
  func `is taken from a keyboard or a clipboard as if typed plainly`(delivery: TypedDelivery) throws {
    let plain = "Zoë O'Brien-King"

    #expect(try PersonName(delivery.deliver(plain) ?? plain).text == plain)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), (String(repeating: "a", count: 141), .tooLong),
      (String(repeating: "x\u{304}", count: 71), .tooLong), ("a\u{3164}b", .unexpectedCharacter("\u{3164}")),
    ] as [(String, PersonNameError)])
  func `is refused with the reason`(typed: String, error: PersonNameError) {
    #expect(throws: error) { try PersonName(typed) }
    #expect(!error.sentence.isEmpty)
  }

  @Test func `has 140 characters at most`() throws {
    let text = String(repeating: "a", count: 140)

    #expect(try PersonName(text).text == text)
  }
}
