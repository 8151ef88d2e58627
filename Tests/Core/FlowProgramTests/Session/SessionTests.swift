import Testing

@testable import FlowProgram

@MainActor
struct SessionTests {
  @Test func `a script prints each step and screen`() async {
    let console = TestConsole("Add a guest", "1 Ada", "pull down", "expect result \"Guest cancelled\"")

    let status = await console.run()

    #expect(status == .success)
    #expect(console.errors == "")
    #expect(console.output.contains("> fill \"First name\" with \"Ada\"\n\n== A guest == (sheet)\n"))
    #expect(console.output.hasSuffix("> expect result \"Guest cancelled\"\n"))
  }

  @Test func `a script ends at the first line that is not a command`() async {
    let console = TestConsole("Add a guest", "", "tpa \"x\"", "1 Ada")

    let status = await console.run()

    #expect(status == .usage)
    #expect(console.errors == "Line 3: \"tpa \\\"x\\\"\" is not known here; the nearest is \"tap\".\n")
    #expect(!console.output.contains("Ada"))
  }

  @Test(arguments: [
    ("expect screen \"Nowhere\"", "Line 1: Not met: the screen is \"Home\".\n"),
    ("tap \"Setings\"", "Line 1: There is no action \"Setings\"; the nearest is \"Settings\".\n"),
  ])
  func `a script ends at the first action that is not possible`(_ line: String, _ sentence: String) async {
    let console = TestConsole(line, "Settings")

    let status = await console.run()

    #expect(status == .failed)
    #expect(console.errors == sentence)
    #expect(!console.output.contains("== Settings =="))
  }

  @Test func `a person's errors do not end the session or change its exit status`() async {
    let console = TestConsole("nonsense", "99", "Settigns", "Settings", "quit", "1")

    let status = await console.run(isTerminal: true)

    #expect(status == .success)
    #expect(console.output.contains("> \"Settigns\" is not known here; the nearest is \"Settings\".\n> \n== Set"))
    #expect(console.output.hasSuffix("< back\n\n> "))
  }

  @Test(arguments: [
    ("open", "The command is incomplete: a text is missing."),
    ("pull", "The command is incomplete: \"down\" or \"to\" is missing."),
    ("9", "There is no control 9 on the screen; the last is 2."),
  ])
  func `each error names the expected input`(_ line: String, _ sentence: String) async {
    let console = TestConsole(line)

    #expect(await console.run() == .usage)
    #expect(console.errors == "Line 1: \(sentence)\n")
  }

  @Test func `a log contains the events of flows, and no input`() async {
    let console = TestConsole("Add a guest", "1 Ada", "back")

    _ = await console.run("--log")

    #expect(console.errors.contains("log: Guest showed Guest\n"))
    #expect(console.errors.contains("log: Guest reported cancelled\n"))
    #expect(!console.errors.contains("Ada"))
  }

  /// Catches a quit that skips the work that flows do at their end.
  @Test(arguments: [["Add a guest", "quit"], ["Add a guest", "relaunch"], ["Add a guest"]])
  func `quitting ends the flows`(_ lines: [String]) async {
    let console = TestConsole(lines)

    _ = await console.run("--log")

    for flow in ["Guest", "Root"] {
      #expect(console.errors.contains("log: \(flow) terminated\n"))
      #expect(console.errors.contains("log: \(flow) ended\n"))
    }
  }

  @Test func `kills, launches, and launches by a link`() async {
    let console = TestConsole(
      "Add a guest", "1 Ada", "kill", "look", "relaunch", "expect field \"First name\" is \"Ada\"", "back", "kill",
      "open guests://guest", "expect title \"This link cannot be opened\"")

    let status = await console.run()

    #expect(status == .success)
    #expect(console.output.contains("\nThe app is not running; `relaunch` starts it.\n"))
  }
}
