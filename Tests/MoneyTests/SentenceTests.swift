import FlowScreens
import Money
import Testing

struct SentenceTests {
  @Test(arguments: [
    (" ", "a space"), ("x", "“x”"), ("１", "“１” (U+FF11)"),
    ("\u{200B}", "the invisible character U+200B"), ("\t", "the invisible character U+0009"),
    ("\u{301}", "the invisible character U+0301"),
  ])
  func `names the character that does not belong`(scalar: Unicode.Scalar, name: String) {
    let sentence = IBANError.unexpectedCharacter(scalar).sentence

    #expect(sentence == "The IBAN cannot contain \(name). It has the letters A to Z and digits only.")
  }

  @Test func `says what is expected`() throws {
    let refusals: [any ReadableError] = [
      AmountParsingError.malformedGrouping(example: "12,34,567.00"), AmountParsingError.tooManyDecimals(.jpy),
      AmountParsingError.tooManyDecimals(.eur),
      ConversionError.feeNotCovered, IBANError.wrongLength(country: "GB", expected: 22),
      PaymentReferenceError.tooLong(.sek, maximum: 12),
    ]

    #expect(
      refusals.map(\.sentence) == [
        "The amount is not grouped as usual. Write it like 12,34,567.00, or leave the grouping out.",
        "JPY has no digits after the decimal mark. Leave them out.",
        "EUR has 2 digits after the decimal mark. Leave the others out.",
        "The amount does not cover the fee. Enter a larger amount.",
        "An IBAN that begins with GB has 22 characters. Check that it is complete.",
        "A reference for a payment in SEK has 12 characters at most.",
      ])
  }
}
