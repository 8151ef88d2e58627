import SignIn
import Testing

struct PasswordTests {
  private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

  // Catches a length in graphemes: an emoji can have seven code points, and each counts (NIST SP 800-63B-4).
  @Test(
    arguments: [
      ("", .empty), (String(repeating: "e\u{301}", count: 7), .tooShort),
      (String(repeating: "e\u{301}", count: 8), nil),
      (family, .tooShort), (family + "a", nil), (String(repeating: family, count: 18), nil),
      (String(repeating: family, count: 19), .tooLong), (String(repeating: "a", count: 128), nil),
      (String(repeating: "a", count: 129), .tooLong),
    ] as [(String, PasswordError?)])
  func `a password has 8 to 128 code points`(typed: String, error: PasswordError?) throws {
    if let error {
      #expect(throws: error) { try Password(typed) }
    } else {
      #expect(try Password(typed).text == typed)
    }
  }
}
