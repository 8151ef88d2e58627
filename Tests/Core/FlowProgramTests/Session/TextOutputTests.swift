import FlowHeadless
import Testing

@testable import FlowProgram

@MainActor
struct TextOutputTests {
  @Test(arguments: [true, false])
  func `a session in a terminal begins with instructions`(isTerminal: Bool) {
    let console = TestConsole()

    TextOutput(console.console(isTerminal: isTerminal), logs: false).didBegin(nil)

    #expect(console.output.hasPrefix("Type the number of a button or a field;") == isTerminal)
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
