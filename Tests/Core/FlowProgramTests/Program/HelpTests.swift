import FlowCommandLine
import Testing

@testable import FlowProgram

@MainActor
struct HelpTests {
  @Test func `help fits into the window`() async {
    for width in [60, 80, 120] {
      let console = TestConsole("help", "quit")
      console.size.columns = width
      _ = await console.run(isTerminal: true)
      _ = await console.run("help")
      for name in ProgramCommand.words { _ = await console.run("help", name) }
      #expect(console.output.split(separator: "\n").allSatisfy { $0.columns <= width })
    }
  }

  @Test func `all ways to ask for help print the same`() async {
    let consoles = [TestConsole(), TestConsole(), TestConsole()]
    _ = await consoles[0].run("-h")
    _ = await consoles[1].run("--help")
    _ = await consoles[2].run("help")

    #expect(Set(consoles.map(\.output)).count == 1)
    #expect(consoles[0].output.contains("Commands\n"))
  }
}
