import FlowValues
import Foundation
import Testing

@testable import Money

struct SentenceTests {
  @Test(arguments: [
    (" ", "a space"), ("x", "“x”"), ("１", "“１” (U+FF11)"),
    ("\u{3164}", "the invisible character U+3164 (HANGUL FILLER)"),
    ("\u{7}", "the invisible character U+0007"), ("\u{2800}", "the invisible character U+2800 (BRAILLE PATTERN BLANK)"),
    ("\u{301}", "“\u{25CC}\u{301}” (U+0301)"),
  ])
  func `the sentence names the invalid character`(scalar: Unicode.Scalar, name: String) {
    let sentence = IBANError.unexpectedCharacter(scalar).sentence

    #expect(sentence.developerForm == "The IBAN cannot contain \(name). It has the letters A to Z and digits only.")
  }

  @Test func `the sentence names the expected input`() throws {
    let refusals: [any ReadableError] = [
      AmountParsingError.malformedGrouping(example: NumberExample(digits: 123_450, fractionDigits: 2)),
      AmountParsingError.tooManyDecimals(.jpy),
      AmountParsingError.tooManyDecimals(.eur),
      ConversionError.feeNotCovered, IBANError.wrongLength(country: "GB", expected: 22),
      PaymentReferenceError.tooLong(.sek, maximum: 12),
    ]

    #expect(
      refusals.map(\.sentence) == [
        "The amount is not grouped as usual. Write it like 1,234.50, or leave the grouping out.",
        "JPY has no digits after the decimal mark. Leave them out.",
        "EUR has 2 digits after the decimal mark. Leave the others out.",
        "The amount does not cover the fee. Enter a larger amount.",
        "An IBAN that begins with GB has 22 characters. Check that it is complete.",
        "A reference for a payment in SEK has 12 characters at most. Shorten it.",
      ])
  }

  // Catches "1 letters" and "1 digits", in 11 countries.
  @Test(arguments: IBANForm.all)
  func `a single letter or digit of an IBAN is singular in each language`(form: IBANForm) throws {
    let german = try Language("de", catalogs: [.flowValues, .money])
    let sentence = IBANError.malformed(country: form.country, expected: form.words).sentence
    let isSingle = form.fields.contains { $0.count == 1 }

    let (english, translated) = (Language.developers.resolve(sentence), german.resolve(sentence))

    #expect(!english.contains(/\b1 (letters|digits)\b/))
    #expect(!translated.contains(/\b1 (Buchstaben|Ziffern)\b/))
    #expect(english.contains(/\b1 (letter|digit)\b/) == isSingle)
    #expect(translated.contains(/\b1 (Buchstabe|Ziffer)\b/) == isSingle)
  }

  // The values in a text are in the language of the text.
  @Test func `an error is in one language`() throws {
    let german = try Language("de", catalogs: [.flowValues, .money])
    let iban = #expect(throws: IBANError.self) { try IBAN("EE1234") }
    let malformed = #expect(throws: IBANError.self) { try IBAN("GB29NWBK6016133192681A") }
    let errors: [(any ReadableError)?] = [
      IBANError.unexpectedCharacter("\u{200B}"), IBANError.unexpectedCharacter(" "), iban, malformed,
      AmountError.currencyWithoutAmounts(try Currency("XAU")),
      #expect(throws: AmountParsingError.self) {
        try Amount(parsing: "1,5", currency: .eur, locale: Locale(identifier: "en_GB"))
      },
    ]

    let sentences = errors.compactMap { $0.map { german.resolve($0.sentence) } }

    #expect(errors.compactMap { $0 }.flatMap { german.missingKeys(of: $0.sentence) } == [])
    #expect(sentences[0].contains("das unsichtbare Zeichen U+200B"))
    #expect(sentences[1].contains("ein Leerzeichen"))
    #expect(sentences[3].contains("4 Buchstaben, 6 Ziffern, 8 Ziffern"))
    #expect(sentences[4].contains("XAU ("))
    #expect(sentences[5].contains("1.234,50"))
    for word in ["letter", "digit", "space", "Gold (", "invisible"] {
      #expect(sentences.allSatisfy { !$0.contains(word) }, "\(word)")
    }
  }
}
