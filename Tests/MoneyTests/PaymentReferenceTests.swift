import Money
import Testing

struct PaymentReferenceTests {
  @Test(arguments: [
    ("GBP", 18), ("USD", 10), ("EUR", 35), ("INR", 16), ("SEK", 12), ("AUD", 18), ("JPY", 35),
    ("CHF", 35),
  ])
  func `has the maximum length of the target currency`(code: String, maximum: Int) throws {
    let currency = try Currency(code)
    let longest = String(repeating: "x", count: maximum)

    #expect(try PaymentReference("  \(longest) ", for: currency).text == longest)
    #expect(throws: PaymentReferenceError.tooLong(currency, maximum: maximum)) {
      try PaymentReference(longest + "x", for: currency)
    }
  }

  @Test func `accepts the characters of set X and no others`() throws {
    let accepted = (0...0x17F).compactMap(Unicode.Scalar.init).filter { scalar in
      (try? PaymentReference("a\(scalar)b", for: .eur))?.text.unicodeScalars.contains(scalar) == true
    }

    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    #expect(Set(accepted) == Set("\(letters)0123456789 /-?:().,'+".unicodeScalars))
  }

  @Test(arguments: ["", "   "])
  func `refuses an empty reference`(text: String) {
    #expect(throws: PaymentReferenceError.empty) { try PaymentReference(text, for: .eur) }
  }
}
