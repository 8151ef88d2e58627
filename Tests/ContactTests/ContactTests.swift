import Contact
import Foundation
import Testing

struct ContactTests {
  @Test(arguments: [
    ("+442079460958", "+442079460958"),
    ("+44 (20) 7946-0958", "+442079460958"),
    ("+1.503.823.4000", "+15038234000"),
    ("\u{202A}+44\u{A0}20\u{2011}7946\u{2013}0958\u{202C}", "+442079460958"),
    ("＋４４２０７９４６０９５８\n", "+442079460958"),
    ("+39 06 6982 0000", "+390669820000"),
    ("+225 01 23 45 67 89", "+2250123456789"),
    ("+1234567", "+1234567"),
    ("+123456789012345", "+123456789012345"),
  ])
  func `a phone number is stored without separators`(typed: String, kept: String) throws {
    #expect(try PhoneNumber(typed).text == kept)
  }

  @Test(arguments: [
    ("", PhoneNumberError.empty),
    (" ( ) - .", .empty),
    ("02079460958", .noCountryCode),
    ("00442079460958", .noCountryCode),
    ("+", .wrongLength),
    ("+123456", .wrongLength),
    ("+1234567890123456", .wrongLength),
    ("+0442079460958", .leadingZero),
    ("+44 20 7946 ext", .unexpectedCharacter("e")),
    ("++442079460958", .unexpectedCharacter("+")),
    // A Character test for digits takes these.
    ("+٤٤٢٠٧٩٤٦٠٩٥٨", .unexpectedCharacter("٤")),
    ("+44 20 7946 0958\u{301}", .unexpectedCharacter("\u{301}")),
  ])
  func `a phone number is refused with its reason`(typed: String, reason: PhoneNumberError) {
    #expect(throws: reason) { try PhoneNumber(typed) }
  }

  @Test(arguments: [
    ("+44(020)79460958", "+442079460958"), ("+33 06 12 34 56 78", "+33612345678"),
    ("+44 (0)7400 123456", "+447400123456"), ("+36 06 20 123 4567", "+36201234567"),
    ("+380 044 123 4567", "+380441234567"),
  ])
  func `a 0 that is dialled within the country is refused, with the number without it`(
    typed: String, proposal: String
  ) throws {
    #expect(throws: PhoneNumberError.trunkPrefix(proposal: proposal)) { try PhoneNumber(typed) }
    #expect(try PhoneNumber(proposal).text == proposal)
  }

  // Catches a plan that is forgotten: nobody can dial its numbers without their 0.
  @Test(arguments: ["39", "225", "226", "229", "241", "242", "250", "378", "881", "992"])
  func `a 0 that belongs to the number is kept`(code: String) throws {
    #expect(try PhoneNumber("+\(code) 0549 882914").text == "+\(code)0549882914")
  }

  // Catches a plan that is taken for its neighbour.
  @Test(arguments: [
    "1", "7", "30", "34", "40", "224", "227", "228", "230", "240", "243", "249", "251", "377", "379", "380", "880",
    "882", "993", "998",
  ])
  func `the 0 of every other plan is refused, with the number without it`(code: String) throws {
    #expect(throws: PhoneNumberError.trunkPrefix(proposal: "+\(code)549882914")) {
      try PhoneNumber("+\(code) 0549 882914")
    }
  }

  @Test func `a number with such a 0 that an earlier version has stored is decoded`() throws {
    let json = Data(#"["+4402079460958"]"#.utf8)

    #expect(try JSONDecoder().decode([PhoneNumber].self, from: json).map(\.text) == ["+4402079460958"])
  }

  @Test(arguments: ["ada@example.com\u{200B}", " ada@example.com", "ada@example.com \n", "ａｄａ＠example。com"])
  func `an e-mail address is the same however a keyboard delivers it`(typed: String) throws {
    #expect(try EmailAddress(typed) == EmailAddress("ada@example.com"))
  }

  @Test(arguments: [
    "ada@example.com", "a@b.co", "a@@b.co", "a@b@c.de", "a@b..co", "ada+x@exämple.org", "@@a.bc", "a@..co",
    "a@b.c.de",
  ])
  func `an e-mail address has something, an at, something, a full stop and two more`(text: String) throws {
    #expect(try EmailAddress(text).text == text)
  }

  @Test(arguments: [
    ("", EmailAddressError.empty),
    ("ada", .malformed),
    ("@example.com", .malformed),
    ("ada@example", .malformed),
    ("ada@example.c", .malformed),
    ("ada@.com", .malformed),
    ("a.bc@de", .malformed),
    ("@a.bc", .malformed),
    ("ada\u{3164}@example.com", .unexpectedCharacter("\u{3164}")),
    ("a da@example.com", .hasSpace),
    ("ada@exam\u{A0}ple.com", .hasSpace),
    ("ada@example.com\u{1B}[1m", .unexpectedCharacter("\u{1B}")),
  ])
  func `an e-mail address is refused with its reason`(typed: String, reason: EmailAddressError) {
    #expect(throws: reason) { try EmailAddress(typed) }
  }

  @Test func `an e-mail address has 254 characters at most`() throws {
    let longest = String(repeating: "a", count: 254 - 12) + "@example.com"

    #expect(try EmailAddress(longest).text == longest)
    #expect(throws: EmailAddressError.tooLong) { try EmailAddress("a" + longest) }
  }

  @Test func `an invalid value cannot be decoded`() {
    let json = Data(#""ada""#.utf8)

    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PhoneNumber.self, from: json) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(EmailAddress.self, from: json) }
  }
}
