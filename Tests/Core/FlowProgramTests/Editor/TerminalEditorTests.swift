import Foundation
import Testing

@testable import FlowProgram

struct TerminalEditorTests {
  @Test func `pasted lines are read one after the other, until the end`() throws {
    let keys = Keys(["one\rtw", "o\r", "\u{4}"])
    let editor = TerminalEditor(
      RawTerminal(-1), read: { () throws(UsageError) in keys.next() }, write: { keys.output += $0 }, size: { (80, 24) },
      interrupt: { keys.interruptions += 1 })

    #expect(try editor.line("> ", LineCompleter()) == "one")
    #expect(try editor.line("> ", LineCompleter()) == "two")
    #expect(try editor.line("> ", LineCompleter()) == nil)
    #expect(keys.output.hasSuffix("\r> \u{1B}[K\r\u{1B}[2C\n"))
  }

  @Test func `many possible lines are counted, and not listed`() throws {
    let keys = Keys(["O\t\t\t\r"])
    let options = OptionList((1...100).map { "Option \($0)" })
    let editor = TerminalEditor(
      RawTerminal(-1), read: { () throws(UsageError) in keys.next() }, write: { keys.output += $0 },
      size: { (40, 24) }, interrupt: {})

    _ = try editor.line("> ", LineCompleter(choice: PendingChoice("Field", options)))

    #expect(keys.output.contains("\n100 possibilities. Type more, and press Tab again.\n"))
    #expect(!keys.output.contains("Option 1 "))
  }

  @Test func `the end of the input ends the editor`() throws {
    let editor = TerminalEditor(
      RawTerminal(-1), read: { () throws(UsageError) in [] }, write: { _ in }, size: { (80, 24) }, interrupt: {})

    #expect(try editor.line("> ", LineCompleter()) == nil)
  }

  @Test func `Ctrl-C interrupts the program only on an empty line`() throws {
    let keys = Keys(["abc\u{3}", "\u{3}", "x\r"])
    let editor = TerminalEditor(
      RawTerminal(-1), read: { () throws(UsageError) in keys.next() }, write: { keys.output += $0 }, size: { (80, 24) },
      interrupt: { keys.interruptions += 1 })

    #expect(try editor.line("> ", LineCompleter()) == "x")
    #expect(keys.interruptions == 1)
    #expect(keys.output.contains("^C\n"))
  }

  @Test func `the terminal is in raw mode only while a line is edited`() throws {
    var (main, other): (Int32, Int32) = (0, 0)
    try #require(openpty(&main, &other, nil, nil, nil) == 0)
    defer { for end in [main, other] { close(end) } }
    let terminal = RawTerminal(other)
    let before = settings(of: other)

    terminal.enter()
    let during = settings(of: other)
    terminal.enter()
    terminal.leave()
    let after = settings(of: other)
    terminal.leave()

    let flags = tcflag_t(ICANON | ECHO | ISIG)
    #expect(before.c_lflag & flags == flags && during.c_lflag & flags == 0)
    #expect(after.c_lflag == before.c_lflag && after.c_iflag == before.c_iflag)
    #expect(settings(of: other).c_lflag == before.c_lflag)
  }

  private func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }
}

/// Keys that were pressed before, and the recorded output.
private final class Keys {
  var output = ""
  var interruptions = 0
  private var reads: [String]

  init(_ reads: [String]) {
    self.reads = reads
  }

  func next() -> [UInt8] { reads.isEmpty ? [] : Array(reads.removeFirst().utf8) }
}
