import Testing

@testable import FlowProgram

@MainActor
struct TypedSecretTests {
  // Catches a secret that is echoed, and a line after it that is taken for one.
  @Test func `a secret is typed unseen after the name of its field, or its number`() async throws {
    let screen = TestConsole("look")
    _ = await screen.run(in: SavingsApp())
    let number = try #require(screen.output.firstMatch(of: /([0-9]+) PIN/)?.1)

    for name in ["PIN", String(number)] {
      let console = TestConsole(name, "Ab-4711", name, "Ab-4711", "expect text \"PIN is right\"")
      #expect(await console.run(in: SavingsApp(), isTerminal: true) == .success)
      #expect(console.output.split(separator: "<hidden>PIN: <shown>\n").count == 3)
      #expect(!console.output.contains("4711") && !console.output.contains("Not met"), "\(console.output)")
    }
  }

  // Catches a secret that is emptied by accident.
  @Test func `an empty line leaves a secret as it was`() async {
    let console = TestConsole("PIN Ab-4711", "PIN", "", "expect field \"PIN\" is \"•••••••\"")

    _ = await console.run(in: SavingsApp(), isTerminal: true)

    #expect(console.output.hasSuffix("ok\n> ") || !console.output.contains("Not met"), "\(console.output)")
  }

  // Catches a terminal that stays without an echo.
  @Test func `Ctrl-D instead of a secret ends the session, and shows input again`() async {
    let console = TestConsole("PIN")

    #expect(await console.run(in: SavingsApp(), isTerminal: true) == .success)
    #expect(console.output.hasSuffix("<hidden>PIN: <shown>\n"))
  }

  // Catches a script, or a program, whose next line is taken for the secret.
  @Test func `without a terminal, a secret without its text is refused`() async throws {
    let script = TestConsole("PIN", "Ab-4711")
    let program = TestConsole(#"["PIN"]"#, #"["look"]"#)

    #expect(await script.run(in: SavingsApp()) == .usage)
    _ = await program.run("--json", in: SavingsApp())

    #expect(!script.output.contains("<hidden>"))
    #expect(script.errors == "Line 1: Type a value after \"PIN\", or \"\" to empty it.\n")
    #expect(try program.events.first { $0.event == .refused }?.code == "incomplete")
  }
}
