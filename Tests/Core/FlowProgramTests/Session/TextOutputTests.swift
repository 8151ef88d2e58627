import FlowHeadless
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

  // Catches a transcript with answers for a person, and a person who sees no effect of a step.
  @Test(arguments: [true, false])
  func `only a person sees that a step has had no visible effect`(isTerminal: Bool) {
    let console = TestConsole()

    TextOutput(console.console(isTerminal: isTerminal), logs: false).didPlay(.clock(.seconds(60)), nil)

    #expect(console.output.contains("ok\n") == isTerminal)
    #expect(console.output.hasPrefix("> clock ") != isTerminal)
  }
}
