import FlowHeadless
import FlowKit
import FlowScreens
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct LineEditorTests {
  private var editor = LineEditor()
  private let completer: LineCompleter

  init() {
    let controller = HeadlessViewController()
    controller.show("Address") {
      FieldRow("City", "") { _ in }
      ChoiceRow("Country", nil, titles: ["Estonia", "Finland", "France"]) { _ in }
      ButtonRow("Continue") {}
      ButtonRow("Confirm") {}
      ButtonRow("Cancel", isEnabled: false) {}
    }
    completer = LineCompleter(
      screen: HeadlessWindow(rootViewController: controller).snapshot,
      phrases: ["swipe back", "swipe back and hold", "bank next … answers …"])
  }

  @Test(
    arguments: [
      ([.text("abc"), .left, .text("x")], "abx|c"),
      ([.text("abc"), .home, .text("x"), .end, .text("y")], "xabcy|"),
      ([.text("abc"), .left, .left, .backspace], "|bc"),
      ([.text("abc"), .home, .delete, .right, .delete], "b|"),
      ([.left, .right, .backspace, .delete, .deleteWord, .wordLeft, .wordRight], "|"),
      ([.text("one two  "), .deleteWord], "one |"),
      ([.text("one two three"), .wordLeft, .wordLeft, .text("x")], "one x|two three"),
      ([.text("one two"), .home, .wordRight, .text("x")], "onex| two"),
      ([.text("one two"), .wordLeft, .deleteToEnd], "one |"),
      ([.text("one two"), .wordLeft, .deleteToStart], "|two"),
      ([.text("e\u{301}"), .backspace], "|"),
      ([.text("ae"), .text("\u{301}"), .left, .text("東")], "a東|e\u{301}"),
      ([.text("👩‍👩‍👧a"), .left, .backspace], "|a"),
      ([.text("abc"), .left, .endOfInput], "ab|"),
    ] as [([Key], String)])
  mutating func `keys edit the line`(_ keys: [Key], _ line: String) {
    for key in keys { #expect(editor.press(key, completer) == .editing) }

    #expect(editor.buffer.before + "|" + editor.buffer.after == line)
  }

  @Test mutating func `the enter key returns the whole line and clears it`() {
    _ = editor.press(.text("abc"), completer)
    _ = editor.press(.left, completer)

    #expect(editor.press(.enter, completer) == .line("abc"))
    #expect(editor.buffer == LineBuffer())
  }

  @Test mutating func `the history returns earlier lines and the unfinished one`() {
    for line in ["one", "two", "two", "  "] { type(line, .enter) }
    type("dra")

    let lines = [Key.up, .up, .up, .down, .down, .down].map { key in
      _ = editor.press(key, completer)
      return editor.buffer.text
    }

    #expect(lines == ["two", "one", "one", "two", "dra", "dra"])
  }

  @Test mutating func `Ctrl-C discards the line, or interrupts on an empty one`() {
    type("abc")

    #expect(editor.press(.interrupt, completer) == .discarded)
    #expect(editor.press(.interrupt, completer) == .interrupted)
    #expect(editor.press(.endOfInput, completer) == .ended)
    #expect(editor.press(.suspend, completer) == .suspended)
    #expect(editor.press(.clear, completer) == .cleared)
  }

  @Test(
    arguments: [
      ("cit", "City "), ("conf", "Confirm"), ("Country e", "Country Estonia"), ("2 fi", "2 Finland"),
      ("tap \"conf", "tap \"Confirm\""), ("fill", "fill \"City\" with "), ("sw", "swipe back"), ("ban", "bank next "),
      ("choose \"es", "choose \"Estonia\" for \"Country\""), ("he", "help"), ("ca", "ca"), ("zzz", "zzz"),
    ])
  mutating func `the tab key completes from the screen`(_ typed: String, _ line: String) {
    type(typed, .tab)

    #expect(editor.buffer == LineBuffer(line))
  }

  @Test mutating func `a second tab lists the completions`() {
    type("con", .tab)

    #expect(editor.press(.tab, completer) == .list(["Continue", "Confirm"]))
    #expect(editor.press(.left, completer) == .editing)
    #expect(editor.press(.end, completer) == .editing)
    #expect(editor.press(.tab, completer) == .editing)
  }

  @Test mutating func `the options of a pending choice complete the line`() {
    var completer = completer
    completer.choice = PendingChoice("Country", OptionList(["Estonia", "Finland", "France"]))
    type("f")

    #expect(editor.press(.tab, completer) == .editing)
    #expect(editor.press(.tab, completer) == .list(["Finland", "France"]))
  }

  @Test(arguments: [
    ("abc", "", 20, "\r> abc\u{1B}[K\r\u{1B}[5C"), ("ab", "c", 20, "\r> abc\u{1B}[K\r\u{1B}[4C"),
    ("東京", "e\u{301}", 20, "\r> 東京e\u{301}\u{1B}[K\r\u{1B}[6C"), ("abcdefgh", "", 8, "\r> defgh\u{1B}[K\r\u{1B}[7C"),
    ("ab", "cdefgh", 8, "\r> abcde\u{1B}[K\r\u{1B}[4C"), ("a東京東", "", 8, "\r> 京東\u{1B}[K\r\u{1B}[6C"),
  ])
  func `the line is drawn in one row, with the cursor where it is`(
    _ before: String, _ after: String, _ width: Int, _ drawn: String
  ) {
    #expect(LineDisplay(prompt: "> ", width: width).text(LineBuffer(before, after)) == drawn)
  }

  private mutating func type(_ text: String, _ keys: Key...) {
    for key in [.text(text)] + keys { _ = editor.press(key, completer) }
  }
}
