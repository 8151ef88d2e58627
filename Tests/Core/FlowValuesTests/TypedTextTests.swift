import FlowTesting
import FlowValues
import Testing

struct TypedTextTests {
  private static let kinds: [TypedText] = [.line, .code, .prose, .lines]

  @Test(arguments: TypedDelivery.taken)
  func `the additions of a keyboard or a clipboard are removed`(delivery: TypedDelivery) throws {
    for plain in ["Zo\u{EB} O'Neill-Søn, 12 \"X\" St", "ada@example.com", "+44 20 7946 0958"] {
      guard let delivered = delivery.deliver(plain) else { continue }

      let cleaned = TypedText.line.cleaned(delivered)

      #expect(Array(cleaned.unicodeScalars) == Array(plain.unicodeScalars))
      #expect(Array(TypedText.code.cleaned(delivered).unicodeScalars) == Array(plain.unicodeScalars))
    }
  }

  @Test func `full width is another form of a code, but not of a name`() {
    #expect(TypedText.code.cleaned("ａ\u{3000}１２\u{30FC}３４。５＠") == "a 12-34.5@")
    #expect(TypedText.line.cleaned("ＡＢ１") == "ＡＢ１")
  }

  @Test func `prose keeps its quotes and dashes, and several lines their ends`() {
    #expect(TypedText.prose.cleaned(" “Great” – isn’t it?\u{200B}\n") == "“Great” – isn’t it?")
    #expect(TypedText.lines.cleaned("\n One\u{A0}more \r\n\r\n“two”\u{2028}\n") == "One more\n\n“two”")
    #expect(TypedText.prose.cleaned("One \r\n\t two") == "One two")
  }

  @Test(arguments: [
    "", " ", "\u{3164}", " \u{2800}\u{200B}", "\u{115F}\u{1160}", "\u{FFA0}\n", "\u{200D}\u{FE0F}",
    "\u{3164}\u{200D}\u{3164}",
  ])
  func `a text of nothing that is seen is empty`(text: String) {
    for kind in Self.kinds { #expect(kind.cleaned(text) == "") }
  }

  @Test func `a filler inside a text stays, so that it is refused`() {
    #expect(TypedText.line.cleaned("A\u{3164}da").firstUnseen == "\u{3164}")
    #expect(TypedText.line.cleaned("A\u{7}da").firstUnseen == "\u{7}")
    #expect(TypedText.lines.cleaned("A\nda").firstUnseen == nil)
  }

  // Persian and Malayalam words, the older spelling of a Malayalam name, families, flags, a keycap, variants of ideographs.
  @Test(arguments: [
    "علی\u{200C}رضا", "ക്\u{200D}ഷ", "അനില്\u{200D}", "ශ්\u{200D}රී", "👩🏽\u{200D}💻", "👨\u{200D}👩\u{200D}👧",
    "❤\u{FE0F}\u{200D}🔥", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "1\u{FE0F}\u{20E3}",
    "葛\u{E0100}城", "ᠮᠣᠩᠭᠣᠯ\u{180E}ᠠ", "✂\u{FE0E}",
  ])
  func `joiners and selectors between letters or emoji stay`(text: String) {
    for kind in Self.kinds { #expect(Array(kind.cleaned(text).unicodeScalars) == Array(text.unicodeScalars)) }
  }

  @Test(arguments: [
    "\u{200D}Ada", "Ada\u{200C}", "A\u{200D}da", "Ada\u{FE0F}", "Ada \u{FE0F}", "Ada\u{E0061}", "1\u{FE0F}",
    "Ada\u{34F}",
    "علی\u{200C}", "👩\u{200D}", "Ada\u{180E}", "Ада\u{200C}м",
  ])
  func `a joiner or a selector that changes nothing is removed`(text: String) {
    let plain = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let expected = String(String.UnicodeScalarView(plain)).trimmedOfSpaces

    #expect(Array(TypedText.line.cleaned(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `a secret is never changed`() {
    let secret = " \u{FEFF}‘e\u{301}１\u{3164} "

    #expect(Array(TypedText.unchanged.cleaned(secret).unicodeScalars) == Array(secret.unicodeScalars))
  }

  @Test func `no sign becomes ASCII because it is composed`() {
    for kind in Self.kinds {
      let cleaned = kind.cleaned("\u{212A}e\u{301}\u{37E}\u{1FEF}")

      #expect(Array(cleaned.unicodeScalars) == ["\u{212A}", "\u{E9}", "\u{37E}", "\u{1FEF}"])
    }
  }

  // Catches a cleaning that depends on the removed characters: a stored value would change at each launch.
  @Test func `cleaning a clean text changes nothing`() {
    var random = SplitMix64(seed: 7)
    let scalars = Array(
      "aé1#-’“ –\u{301}\u{200B}\u{200C}\u{200D}\u{FE0F}\u{20E3}\u{3164}\u{2800}\u{FFFC}\u{180B}\u{180E}یക്👩🏽🏴\u{E0067}\u{E007F}葛１ー。\u{A0}\n\r\t\u{2028}\u{212A}\u{7}ᄀ\u{1160}\u{115F}\u{202A}\u{34F}"
        .unicodeScalars)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = String(
        String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &random) }))
      for kind in Self.kinds {
        let once = kind.cleaned(text)
        #expect(
          Array(kind.cleaned(once).unicodeScalars) == Array(once.unicodeScalars), "\(kind) \(text.debugDescription)")
      }
      let line = TypedText.line.cleaned(text)
      #expect(
        Array(TypedText.line.cleaned(TypedText.prose.cleaned(text)).unicodeScalars) == Array(line.unicodeScalars),
        "\(text.debugDescription)")
      let code = TypedText.code.cleaned(text)
      #expect(
        Array(TypedText.code.cleaned(TypedText.prose.cleaned(text)).unicodeScalars) == Array(code.unicodeScalars),
        "\(text.debugDescription)")
    }
  }

  @Test(arguments: (UInt8.min...0x7F).map { Unicode.Scalar($0) })
  func `an ASCII character goes from the end only if it is white space`(scalar: Unicode.Scalar) {
    for kind in Self.kinds { #expect((kind.cleaned("a\(scalar)") == "a") == scalar.properties.isWhitespace) }
  }

  @Test func `a stored text of nothing that is seen stays`() {
    #expect(TypedText.line.restored("\u{3164}") == "\u{3164}")
    #expect(TypedText.line.restored("Ada\u{200B}") == "Ada")
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
