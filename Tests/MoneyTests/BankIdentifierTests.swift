import Money
import Testing

struct BankIdentifierTests {
  @Test(arguments: [("DEUTDEFF", "DEUTDEFF"), ("deutdeff500", "DEUTDEFF500"), ("NCBVXKPR", "NCBVXKPR")])
  func `accepts a BIC`(text: String, bic: String) throws {
    #expect(try BIC(text).text == bic)
  }

  @Test(arguments: [
    ("", BICError.empty), ("DEUT DEFF", .unexpectedCharacter(" ")), ("DEUTDEF", .wrongLength),
    ("DEUTDEFF50", .wrongLength), ("DE1TDEFF", .malformedBank), ("DEUTUKFF", .unknownCountry("UK")),
    ("DEUT1EFF", .unknownCountry("1E")),
  ])
  func `refuses an invalid BIC`(text: String, reason: BICError) {
    #expect(throws: reason) { try BIC(text) }
  }

  @Test(arguments: [("HDFC0000123", "HDFC0000123"), ("sbin0abcde1", "SBIN0ABCDE1")])
  func `accepts an IFSC`(text: String, code: String) throws {
    #expect(try IFSC(text).text == code)
  }

  @Test(arguments: [
    ("", IFSCError.empty), ("HDFC-000123", .unexpectedCharacter("-")), ("HDFC000012", .wrongLength),
    ("HDFC00001234", .wrongLength), ("HDFC1000123", .malformed), ("HDFCO000123", .malformed),
    ("HDF00000123", .malformed),
  ])
  func `refuses an invalid IFSC`(text: String, reason: IFSCError) {
    #expect(throws: reason) { try IFSC(text) }
  }

  @Test(arguments: ["123456", "12-34-56", "12 34 56", "12 34-56", "12\u{2011}34\u{2011}56 "])
  func `accepts a sort code`(text: String) throws {
    let code = try SortCode(text)

    #expect(code.text == "123456")
    #expect(code.printed == "12-34-56")
  }

  @Test(arguments: [
    ("", SortCodeError.empty), ("12345", .malformed), ("12 - 34 - 56", .malformed),
    ("1234567", .malformed), ("123-456", .malformed), ("12-3456", .malformed),
    ("12-34-56-", .malformed), ("1-23-456", .malformed), ("-", .malformed),
  ])
  func `refuses an invalid sort code`(text: String, reason: SortCodeError) {
    #expect(throws: reason) { try SortCode(text) }
  }

  @Test(arguments: [
    ("", BSBError.empty), ("06-2000", .wrongLength), ("06200", .wrongLength), ("062x000", .unexpectedCharacter("x")),
    ("0620000", .wrongLength),
  ])
  func `refuses an invalid BSB`(text: String, reason: BSBError) throws {
    #expect(throws: reason) { try BSB(text) }
    for printed in ["062000", "062-000", "062 000", "062\u{2013}000 "] { #expect(try BSB(printed).text == "062000") }
  }
}
