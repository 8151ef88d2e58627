import Testing

@testable import FlowProgram

struct CommandErrorTests {
  // Catches a message that repeats a pasted page, and one that shortens a word without need.
  @Test(arguments: [(39, 39, ""), (40, 40, ""), (41, 40, "…"), (4_000, 40, "…")])
  func `a long line is quoted by its beginning`(length: Int, quoted: Int, end: String) {
    let error = CommandError.unknown(String(repeating: "a", count: length), nearest: nil)

    let words = String(repeating: "a", count: quoted) + end
    #expect(error.sentence == "\"\(words)\" is not known here; `help` lists the commands.")
  }

  @Test(arguments: [
    (1, "a"), (12, "a, a, a, a, a, a, a, a, a, a, a, a"), (13, "a, a, a, a, a, a, a, a, a, a, a, a, and 1 more"),
  ])
  func `of many possibilities the first twelve are listed`(count: Int, listed: String) {
    let error = CommandError.missingTarget(verb: "tap", Array(repeating: "a", count: count))

    #expect(error.sentence == "Say what to tap: \(listed).")
  }

  @Test func `a screen without controls has none to choose`() {
    #expect(CommandError.noSuchNumber(3, last: 0).sentence == "There is no control 3: this screen has none.")
    #expect(CommandError.noSuchNumber(3, last: 2).sentence == "There is no control 3 on the screen; the last is 2.")
    #expect(CommandError.missingTarget(verb: "fill", []).sentence == "There is nothing to fill on this screen.")
  }
}
