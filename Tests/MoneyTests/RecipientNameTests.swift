import Foundation
import Money
import Testing

struct RecipientNameTests {
  @Test(arguments: [
    ("Ada Lovelace", "Ada Lovelace"), ("  Ada\u{A0} Lovelace\n", "Ada Lovelace"),
    ("Jean\u{2010}Luc O’Neill\u{200B}", "Jean-Luc O'Neill"), ("Jose\u{301} Nun\u{303}ez", "José Nuñez"),
    ("J. R. Hartley", "J. R. Hartley"), ("ÀÖ Øöøÿ", "ÀÖ Øöøÿ"),
  ])
  func `accepts a person's name`(typed: String, text: String) throws {
    let name = try RecipientName(typed, of: .person)

    #expect(Array(name.text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: ["Acme", "3M", "AB", "Acme (UK) Ltd., No_1*", String(repeating: "a", count: 140)])
  func `accepts a business's name`(text: String) throws {
    #expect(try RecipientName(text, of: .business).text == text)
  }

  @Test(arguments: [
    ("", RecipientNameError.empty), (" \t", .empty), ("Ada", .firstOrLastNameMissing),
    ("A Lovelace", .firstOrLastNameMissing), ("Ada L", .firstOrLastNameMissing),
    ("Ada Lovelace 2", .digitInPersonsName), ("A", .wrongLength),
    ("Ada Łukasz", .otherLetter("Ł", proposal: "Ada Lukasz")),
    ("Nguyễn Văn Đức", .otherLetter("ễ", proposal: "Nguyen Van Duc")),
    ("Zoë Łódź", .otherLetter("Ł", proposal: "Zoë Lódz")), ("Ada × Byron", .unexpectedCharacter("×")),
    ("Ada ÷ Byron", .unexpectedCharacter("÷")), ("Аda Lovelace", .unexpectedCharacter("А")),
    ("Ada\u{3164} Lovelace", .unexpectedCharacter("\u{3164}")),
    ("Ada Ｌovelace", .unexpectedCharacter("Ｌ")), ("Ada Lovelace ٣", .unexpectedCharacter("٣")),
    ("Ada Q\u{301}ovelace", .unexpectedCharacter("\u{301}")),
    ("Ada & Co", .unexpectedCharacter("&")),
    ("Ada\0 Lovelace", .unexpectedCharacter("\0")),
  ])
  func `refuses an invalid name of a person`(text: String, reason: RecipientNameError) {
    #expect(throws: reason) { try RecipientName(text, of: .person) }
  }

  @Test(arguments: ["A", String(repeating: "a", count: 141)])
  func `refuses a business's name of another length`(text: String) {
    #expect(throws: RecipientNameError.wrongLength) { try RecipientName(text, of: .business) }
  }
}
