import Contact
import FlowKit
import Foundation
import Profile
import Testing

struct NameTests {
  @Test(arguments: [
    ("Ada", "Ada"),
    ("  Ada\t", "Ada"),
    // Decomposed; counting or comparing it without NFC would distinguish it from the composed one.
    ("Zoe\u{308}", "Zo\u{EB}"),
    ("三四郎", "三四郎"),
    ("علی\u{200C}رضا", "علی\u{200C}رضا"),
    ("O\u{2019}Brien\u{2011}Lo\tve\u{202E}", "O'Brien-Lo ve"),
    (String(repeating: "e\u{301}", count: 30), String(repeating: "\u{E9}", count: 30)),
  ])
  func `a name is composed, without spaces around it`(typed: String, kept: String) throws {
    let name = try FirstName(typed)

    #expect(Array(name.text.unicodeScalars) == Array(kept.unicodeScalars))
  }

  @Test(arguments: [
    ("", NameError.empty(.first)),
    (" \u{A0}\n", .empty(.first)),
    ("\u{200B}\u{FEFF}", .empty(.first)),
    ("Ada2", .hasDigit(.first)),
    ("Ada٣", .unexpectedCharacter(.first, "٣")),
    ("Ada²", .unexpectedCharacter(.first, "²")),
    ("\u{3164}", .empty(.first)),
    ("Ada\u{3164}", .unexpectedCharacter(.first, "\u{3164}")),
    ("A\u{7}da", .unexpectedCharacter(.first, "\u{7}")),
    ("Ada 😀", .unexpectedCharacter(.first, "😀")),
    (String(repeating: "a", count: 31), .tooLong(.first)),
    // Sixteen letters with marks that do not compose.
    (String(repeating: "x\u{302}", count: 16), .tooLong(.first)),
  ])
  func `a name is refused with its reason`(typed: String, reason: NameError) {
    #expect(throws: reason) { try FirstName(typed) }
  }

  @Test func `each error names the first or the last name`() {
    #expect(throws: NameError.empty(.last)) { try LastName("") }
    #expect(NameError.empty(.last).sentence == "Enter your last name, as it is in your passport.")
  }

  // Catches a person who is asked anew for details that an earlier version has stored.
  @Test(arguments: ["\u{3164}", "Ada 😀", "A\u{2800}da"])
  func `a name that an earlier version has stored is decoded`(name: String) throws {
    let stored = try JSONEncoder().encode([name])

    #expect(try JSONDecoder().decode([FirstName].self, from: stored).map(\.text) == [name])
    #expect(throws: NameError.self) { try FirstName(name) }
  }

  @Test func `a wrong name cannot be decoded`() {
    let json = Data(#""4da""#.utf8)

    #expect(throws: DecodingError.self) { try JSONDecoder().decode(FirstName.self, from: json) }
  }
}
