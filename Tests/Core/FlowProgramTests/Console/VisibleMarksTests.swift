import Foundation
import Testing

@testable import FlowProgram

struct VisibleMarksTests {
  /// A link with such a mark could show one account and mean another.
  @Test(arguments: [
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("a\u{200B}b", "a\\u{200B}b"),
    ("a\u{FEFF}", "a\\u{FEFF}"), ("a\u{AD}b", "a\\u{AD}b"), ("\u{61C}", "\\u{61C}"), ("\u{34F}", "\\u{34F}"),
  ])
  func `characters that hide or reorder text are escaped`(_ text: String, _ shown: String) {
    #expect(text.withVisibleMarks == shown)
  }

  /// Catches an escape sequence in data or in the name of a file, which a terminal executes.
  @Test(arguments: [
    ("\u{1B}[2Jx", "\\u{1B}[2Jx"), ("a\u{7}b\r", "a\\u{7}b\\u{D}"), ("\u{9B}31m", "\\u{9B}31m"),
    ("two\nlines", "two\nlines"),
    ("\u{7F}\u{202E}", "\\u{7F}\\u{202E}"),
  ])
  func `control characters in names and data are escaped`(_ text: String, _ shown: String) {
    #expect(text.withVisibleControls == shown)
  }

  @Test(arguments: ["Zoë 東京 العربية", "line\nline\t\u{1B}[1mbold", "\u{2764}\u{FE0F}"])
  func `other text does not change`(_ text: String) {
    #expect(text.withVisibleMarks == text)
    #expect(text.withEscapedMarks == text)
  }

  @Test func `marks are escaped in JSON without changing their meaning`() throws {
    let text = "a\u{202E}b\u{E0041}"
    let json = "[\"\(text)\"]".withEscapedMarks

    #expect(json == #"["a\u202eb\udb40\udc41"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @MainActor
  @Test func `marks in a link do not reach the terminal`() async {
    let console = TestConsole("open \"guests://\u{202E}guest\u{200B}\"", "Settings \u{202E}")

    _ = await console.run(isTerminal: true)

    #expect(!console.output.contains("\u{202E}"))
    #expect(!console.output.contains("\u{200B}"))
    #expect(!console.errors.contains("\u{202E}"))
  }
}
