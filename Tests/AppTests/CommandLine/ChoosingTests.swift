import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// How a person chooses among many options.
@MainActor
struct ChoosingTests {
  private let toCountry = ["Open an account", "1 ada@example.com", "Continue"]

  @Test func `a person is asked to choose among several matches`() async {
    let console = TestConsole(toCountry + ["1 uk", "2", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(
      console.output.contains("> " + "  1 Ukraine  2 United Kingdom\nType a number, or part of a name.\nCountry> "))
    #expect(console.output.contains("1 Country  United Kingdom  {one of 249}"))
  }

  @Test func `a person can search a long list of options`() async {
    let console = TestConsole(toCountry + ["1", "aland", "1", "*", "235", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("> 249 options. Type part of a name, or * to see them all.\nCountry> "))
    #expect(console.output.contains("1 Country  Åland Islands"))
    let line = console.output.split(separator: "\n").first { $0.contains("235 United Kingdom") }
    #expect(
      line?.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "24 Benin", "235 United Kingdom",
      ])
    #expect(console.output.contains("1 Country  United Kingdom"))
  }

  @Test func `an unknown answer repeats the question, and another command does not`() async {
    let console = TestConsole(toCountry + ["1", "Estnoia", "est", "1", "back", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("no option \"Estnoia\"; the nearest is \"Estonia\".\nCountry> "))
    #expect(console.output.contains("1 Country  Estonia"))
    #expect(console.output.hasSuffix("x close\n\n> "))
  }

  @Test func `a number beyond the options uses nothing on the screen, and repeats the question`() async {
    let console = TestConsole(toCountry + ["1 es", "4", "2", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("There is no option 4: type 1 to 3, or part of a name.\nCountry> "))
    #expect(console.output.contains("1 Country  Estonia"))
  }

  @Test func `the clock and the bank are confirmed, since the screen may stay the same`() async {
    let console = TestConsole("clock +1h", "bank is down", "quit")

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.split(separator: "> ok\n\n== Home ==").count == 3)
  }

  @Test func `an ambiguous option in a script is an error with the matches`() async {
    let console = TestConsole(toCountry + ["1 uk", "2"])

    #expect(await console.run() == .usage)

    #expect(console.errors == "Line 4: \"uk\" matches several options: Ukraine, United Kingdom.\n")
  }

  @Test func `an ambiguous option in a program's command is refused with the matches`() async {
    let console = TestConsole(
      #"["Open an account"]"#, #"["1", "ada@example.com"]"#, #"["Continue"]"#, #"["1", "uk"]"#)

    #expect(await console.run("--json") == .usage)

    #expect(
      console.output.contains(
        #""code":"ambiguous-option","command":4,"event":"refused","options":["Ukraine","United Kingdom"]"#))
  }

  @Test func `a verb without an object lists the possible ones`() async {
    let console = TestConsole("tap", "fill", "quit")

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("Say what to tap: 1 Open an account, 2 Add your details, "))
    #expect(console.output.contains("There is nothing to fill on this screen.\n"))
  }
}
