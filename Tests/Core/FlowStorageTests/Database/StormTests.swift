import Testing

/// A few runs; `swift run DatabaseStorm` does any number.
struct StormTests {
  @Test func `no kill loses or tears a confirmed transaction`() throws {
    let said = try Storm.run("kill", "5", "1")

    #expect(said.hasPrefix("5 kills (seed 1)"))
  }

  @Test func `two processes share a file and neither is refused`() throws {
    let said = try Storm.run("share", "2")

    #expect(said.hasSuffix("none lost, none refused."))
  }
}
