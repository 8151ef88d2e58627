import Contact
import Foundation
import Testing

struct ContactTests {
  @Test(arguments: [
    ("+442079460958", "+442079460958"),
    ("+44 (20) 7946-0958", "+442079460958"),
    ("+1.503.823.4000", "+15038234000"),
    ("+1234567", "+1234567"),
    ("+123456789012345", "+123456789012345"),
  ])
  func `a phone number is stored without separators`(typed: String, kept: String) throws {
    #expect(try PhoneNumber(typed).text == kept)
  }

  @Test(arguments: [
    ("", PhoneNumberError.empty), ("+44 (0)7400 123456", .trunkPrefix), ("+44(0)20 7946 0958", .trunkPrefix),
    (" ( ) - .", .empty),
    ("02079460958", .noCountryCode),
    ("00442079460958", .noCountryCode),
    ("+", .wrongLength),
    ("+123456", .wrongLength),
    ("+1234567890123456", .wrongLength),
    ("+0442079460958", .leadingZero),
    ("+44 20 7946 ext", .notADigit),
    ("++442079460958", .notADigit),
    // A Character test for digits takes these.
    ("+٤٤٢٠٧٩٤٦٠٩٥٨", .notADigit),
    ("+４４２０７９４６０９５８", .notADigit),
    ("+44 20 7946 0958\u{301}", .notADigit),
  ])
  func `a phone number is refused with its reason`(typed: String, reason: PhoneNumberError) {
    #expect(throws: reason) { try PhoneNumber(typed) }
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
    ("ada@example.com ", .hasSpace),
    ("a da@example.com", .hasSpace),
    ("ada@exam\u{A0}ple.com", .hasSpace),
    ("ada@example.com\u{1B}[1m", .hasSpace),
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
