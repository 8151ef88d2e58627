import FlowCommandLine
import Testing

@testable import FlowProgram

struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("Ada", 3), ("Åland", 5), ("A\u{30A}", 1), ("東京", 4), ("한국", 4), ("ﬁ", 1), ("😀", 2), ("❤️", 2), ("❤", 1),
    ("e\u{301}\u{323}", 1), ("ＡＢ", 4), ("\u{200B}", 0), ("👩‍👩‍👧", 2), ("🇪🇪", 2), ("①", 1),
  ])
  func `measures text in columns of a terminal`(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `a long line is wrapped between words, with an indent`() {
    #expect("  one two three four".wrapped(to: 12) == "  one two\n    three\n    four")
    #expect("one two  three".wrapped(to: 9, hanging: 0) == "one two\nthree")
    #expect("short\n\nshort".wrapped(to: 5) == "short\n\nshort")
  }

  @Test func `a word that is too long has its own line`() {
    #expect("a veryverylong word".wrapped(to: 6) == "a\n  veryverylong\n  word")
  }

  @Test func `colours have no width, and wide characters two columns`() {
    #expect("\u{1B}[31mone two\u{1B}[0m".wrapped(to: 7) == "\u{1B}[31mone two\u{1B}[0m")
    #expect("東京 東京".wrapped(to: 8, hanging: 0) == "東京\n東京")
  }

  @Test func `options are listed in as many columns as fit, column by column`() {
    #expect(OptionColumns(["a", "bb", "c", "d", "e"], width: 14).text == "  1 a   4 d\n  2 bb  5 e\n  3 c\n")
    #expect(OptionColumns(["a", "bb", "c", "d", "e"], width: 80).text == "  1 a  2 bb  3 c  4 d  5 e\n")
    #expect(OptionColumns(["a", "bb"], width: 3).text == "  1 a\n  2 bb\n")
    #expect(OptionColumns(["東", "b", "c", "d"], width: 14).text == "  1 東  3 c\n  2 b   4 d\n")
  }

  @Test func `the numbers of options are aligned`() {
    let lines = OptionColumns((1...10).map { "\($0)x" }, width: 10).text.split(separator: "\n")
    #expect(lines.first == "   1 1x" && lines.last == "  10 10x")
  }
}
