import Testing

/// Texts that resemble identifiers, which every kind of identifier refuses.
struct HostileTextTests {
  /// Digits of other scripts, letters that look Latin, and letters whose capitals are Latin.
  private static let strangers: [Character] = [
    "١", "۱", "१", "১", "１", "𝟏", "²", "①", "Ⅰ", "一", "А", "Β", "Ｎ", "\u{212A}", "ℝ", "Å", "ı", "ſ",
    "ß", "ﬀ",
  ]
  private static let invisible: [Unicode.Scalar] = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2060}", "\u{FEFF}", "\u{AD}",
    "\u{301}", "\u{20DD}", "\u{FE0F}", "\u{A0}", "\u{2009}", "\u{3000}", "\t", "\n", "\0",
  ]

  @Test(arguments: IdentifierSample.all)
  func `refuses a foreign character at any position`(sample: IdentifierSample) {
    let texts = sample.valid.indices.flatMap { place in
      Self.strangers.map { sample.valid.replacing($0, at: place) }
    }

    #expect(sample.accepts(sample.valid))
    #expect(texts.filter(sample.accepts) == [])
  }

  @Test(arguments: IdentifierSample.all)
  func `refuses invisible characters between any two characters`(sample: IdentifierSample) {
    let scalars = Array(sample.valid.unicodeScalars)

    let texts = (0...scalars.count).flatMap { place in
      Self.invisible.map { scalar in
        String(String.UnicodeScalarView(scalars[..<place] + [scalar] + scalars[place...]))
      }
    }

    #expect(texts.filter(sample.accepts) == [])
  }

  @Test(arguments: IdentifierSample.all)
  func `decodes only texts that it would parse`(sample: IdentifierSample) throws {
    #expect(try sample.decodes(sample.valid))
    #expect(try !sample.decodes(sample.valid + "!"))
    #expect(try !sample.decodes(""))
  }
}
