import Testing

@testable import FlowProgram

@MainActor
struct ConsoleTests {
  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    (["TERM": "dumb"], false), ([:], false),
  ])
  func `a terminal has colours unless the person or the terminal refuses them`(
    environment: [String: String], hasColours: Bool
  ) {
    #expect(Console.allowsColours(in: environment) == hasColours)
  }

  // Catches a program that is asked for help by another program, and says nothing.
  @Test func `help is a text for programs, too`() async throws {
    let console = TestConsole(#"["help"]"#)

    _ = await console.run("--json")

    #expect(try console.events.contains { $0.event == .text && $0.text?.contains("quit") == true })
  }
}
