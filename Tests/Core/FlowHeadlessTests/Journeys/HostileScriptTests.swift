import FlowHeadless
import FlowTesting
import Testing

struct HostileScriptTests {
  @Test func `a line of a million bytes is refused quickly`() {
    let script = Array("back\ntap \"".utf8) + [UInt8](repeating: 0x61, count: Effort.isFull ? 10_000_000 : 1_000_000)

    #expect(throws: JourneySyntaxError(line: 2, reason: .tooLong(JourneyParser.longestLine))) {
      try JourneyParser().journey(named: "long", from: script)
    }
  }

  @Test(
    arguments: [[0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: JourneySyntaxError(line: 2, reason: .notText)) {
      try JourneyParser().journey(named: "binary", from: Array("back\n".utf8) + bytes)
    }
  }

  @Test(arguments: [0x00, 0x07, 0x0D, 0x1B, 0x7F, 0x85, 0x2028] as [UInt32])
  func `control characters are refused, even in a comment`(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))

    for line in ["tap \"a\(scalar)b\"", "# a\(scalar)b"] {
      #expect(throws: JourneySyntaxError(line: 3, reason: .controlCharacter(number))) {
        try JourneyParser().journey(named: "control", from: Array("back\n\n\(line)\n".utf8))
      }
    }
  }

  @Test func `a huge unknown word is truncated in its error`() throws {
    let error = try #require(throws: JourneySyntaxError.self) {
      try JourneyParser().step(from: "expect " + String(repeating: "x", count: 10_000))
    }

    #expect(error.description.utf8.count < 300)
    #expect(
      error.description.hasPrefix("Line 1: \"\(String(repeating: "x", count: 40))…\" is not known here"))
  }

  @Test func `random bytes are either parsed or refused`() {
    var state: UInt64 = 7
    let alphabet = Array("tap \"expect#\\u{0}\n\0\u{1B} fill with back“”+9d".utf8) + [0xFF, 0xC3]

    var refusedCount = 0
    for _ in 0..<2000 {
      let script = (0..<40).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      do throws(JourneySyntaxError) {
        _ = try JourneyParser().journey(named: "any", from: script)
      } catch {
        refusedCount += 1
        #expect(error.line >= 1)
        #expect(!error.description.contains("\0"))
      }
    }
    #expect(refusedCount >= 1_000)
  }

  @Test func `a line can be as long as the limit`() throws {
    let rest = JourneyParser.longestLine - "tap ".utf8.count

    for line in ["tap " + String(repeating: "a", count: rest), "# " + String(repeating: "a", count: rest + 2)] {
      #expect(throws: Never.self) { try JourneyParser().step(from: line) }
      #expect(throws: Never.self) { try JourneyParser().journey(named: "long", from: Array(line.utf8)) }
      #expect(throws: JourneySyntaxError(line: 1, reason: .tooLong(JourneyParser.longestLine))) {
        try JourneyParser().step(from: line + "a")
      }
    }
  }

  @Test func `a line that is too long is refused before it is parsed`() {
    #expect(throws: JourneySyntaxError(line: 1, reason: .tooLong(JourneyParser.longestLine))) {
      try JourneyParser().journey(named: "long", from: [UInt8](repeating: 0xFF, count: JourneyParser.longestLine + 1))
    }
  }

  @Test(arguments: [("x", 40), ("é", 40), ("é", 21)])
  func `an unknown word of forty letters is not truncated`(letter: String, count: Int) throws {
    let word = String(repeating: letter, count: count)
    let error = try #require(throws: JourneySyntaxError.self) { try JourneyParser().step(from: word) }

    #expect(error.description.hasPrefix("Line 1: \"\(word)\" is not known here"))
  }

  @Test(arguments: [("\\u{00000041}", "A"), ("\\u{000000041}", nil)] as [(String, String?)])
  func `a character code has up to eight digits`(escape: String, text: String?) {
    #expect((try? JourneyParser().step(from: "tap \"\(escape)\"")) == text.map { .action(.tap($0)) })
  }
}
