import FlowExplorer
import Testing

struct StateDigestTests {
  private static let one = "00000000-0000-4000-8000-000000000001"
  private static let other = "00000000-0000-4000-8000-00000000000A"

  @Test func `identifiers are replaced by the order of their appearance`() {
    #expect(
      digest("\(Self.one) and \(Self.other), \(Self.one)") == digest("\(Self.other) and \(Self.one), \(Self.other)"))
    #expect(digest("\(Self.one) and \(Self.other)") != digest("\(Self.one) and \(Self.one)"))
  }

  @Test func `times are replaced by their distance from now`() {
    let first = StateDigest(of: "until 2026-11-21T09:30:00Z", now: 1_795_251_600)
    let later = StateDigest(of: "until 2026-11-22T09:30:00Z", now: 1_795_251_600 + 86_400)

    #expect(first == later)
    #expect(first != StateDigest(of: "until 2026-11-21T09:30:00Z", now: 1_795_251_601))
  }

  /// Catches a person who is old enough only from tomorrow on.
  @Test func `dates are replaced by their distance from today`() {
    let now: Int64 = 1_795_251_600

    #expect(
      StateDigest(of: "born 2008-11-22", now: now) == StateDigest(of: "born 2008-11-23", now: now + 86_400))
    #expect(StateDigest(of: "born 2008-11-22", now: now) != StateDigest(of: "born 2008-11-22", now: now + 86_400))
    #expect(StateDigest(of: "born 2008-11-22", now: now) == StateDigest(of: "born 2008-11-22", now: now + 60))
  }

  @Test func `an identifier is the same in both cases of its letters`() {
    #expect(digest("\(Self.other) and \(Self.other.lowercased())") == digest("\(Self.one) and \(Self.one)"))
  }

  @Test func `hashes do not count, since they cover identifiers`() {
    let (one, other) = ("2acaa69a9a0456c0202140db12b982ef", "d3e6f5cd0ad279ae20f46fa550666523")

    #expect(digest("body \(one);") == digest("body \(other);"))
    #expect(digest(one) == digest(other))
    #expect(digest(one) != digest(""))
    #expect(digest(one + "0") != digest(other + "0"))
    #expect(digest(String(one.dropLast())) != digest(String(other.dropLast())))
  }

  @Test func `all other text is hashed unchanged`() {
    #expect(digest("To Ada") == digest("To Ada"))
    let texts = [
      "", "\0", "\0\0", "To Ada", "To Adb", "12345678To Ada", "To Ada12345678", "To Ada\0", "2026-11-21", "1234",
    ]
    #expect(Set(texts.map(digest)).count == texts.count)
  }

  /// Catches a read behind the end of the text, which traps.
  @Test(arguments: ["", "to ", "(", "-"])
  func `an identifier, a number, a hash or a time can be the last text`(_ start: String) {
    let prefixes = [Array("order-".utf8)]
    for end in [Self.one, "order-7", "2acaa69a9a0456c0202140db12b982ef", "2026-11-21T09:30:00"] {
      let text = start + end
      #expect(
        StateDigest(of: text, now: 0, numberedPrefixes: prefixes)
          != StateDigest(of: text + ";", now: 0, numberedPrefixes: prefixes))
    }
  }

  private func digest(_ text: String) -> StateDigest { StateDigest(of: text, now: 0) }
}
