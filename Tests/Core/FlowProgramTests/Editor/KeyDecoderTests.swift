import Testing

@testable import FlowProgram

struct KeyDecoderTests {
  @Test(
    arguments: [
      ("Ada", [.text("Ada")]), ("é東😀", [.text("é東😀")]), ("e\u{301}", [.text("e\u{301}")]),
      ("a\rb\n", [.text("a"), .enter, .text("b"), .enter]), ("\t\u{7F}\u{8}", [.tab, .backspace, .backspace]),
      ("\u{1}\u{5}\u{2}\u{6}", [.home, .end, .left, .right]),
      ("\u{3}\u{4}\u{1A}", [.interrupt, .endOfInput, .suspend]),
      ("\u{17}\u{15}\u{B}\u{C}", [.deleteWord, .deleteToStart, .deleteToEnd, .clear]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}[F", [.home, .end, .home, .end, .home, .end]),
      ("\u{1B}[3~\u{1B}[1;5C\u{1B}[1;5D\u{1B}b\u{1B}f", [.delete, .wordRight, .wordLeft, .wordLeft, .wordRight]),
      ("\u{1B}\u{7F}", [.deleteWord]), ("a\u{1B}[15~b\u{1B}[200~c", [.text("a"), .text("b"), .text("c")]),
      ("\u{7}\u{0}", []), ("\u{1B}\u{1B}[A", [.up]),
    ] as [(String, [Key])])
  func `decodes the keys of terminals, and ignores others`(_ text: String, _ keys: [Key]) {
    var decoder = KeyDecoder()
    let found = decoder.keys(in: Array(text.utf8))
    // Texts on both sides of an unknown key are one text.
    #expect(found.joined == keys.joined)
  }

  @Test(arguments: ["é東😀\u{1B}[1;5Cx\r", "\u{1B}OHa\u{301}"])
  func `decodes keys that arrive byte by byte`(_ text: String) {
    var (whole, pieces) = (KeyDecoder(), KeyDecoder())
    let bytes = Array(text.utf8)

    let keys = bytes.flatMap { pieces.keys(in: [$0]) }

    #expect(keys.joined == whole.keys(in: bytes).joined)
    #expect(!keys.isEmpty)
  }

  @Test func `ignores bytes that are not text`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0xFF, 0x41, 0xC3, 0x42, 0xED, 0xA0, 0x80, 0x43]).joined == [.text("ABC")])
  }
}

extension [Key] {
  /// The keys with texts that follow each other as one.
  fileprivate var joined: [Key] {
    reduce(into: []) { keys, key in
      if case .text(let more) = key, case .text(let text)? = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else {
        keys.append(key)
      }
    }
  }
}
