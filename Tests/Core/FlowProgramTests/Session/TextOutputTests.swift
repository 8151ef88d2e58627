import Testing

@testable import FlowProgram

@MainActor
struct TextOutputTests {
  // Catches help about a key that does nothing, or none about one that helps.
  @Test(arguments: [(true, true), (true, false), (false, false)])
  func `a session in a terminal begins with what can be typed`(isTerminal: Bool, edits: Bool) {
    let console = TestConsole()

    TextOutput(console.console(isTerminal: isTerminal, edits: edits), logs: false).didBegin(nil)

    #expect(console.output.hasPrefix("Type the number of a button or a field;") == isTerminal)
    #expect(console.output.contains("Tab") == edits)
  }
}
