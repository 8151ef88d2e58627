import Foundation
import Testing

@testable import FlowProgram

/// How a person chooses among many options.
@MainActor
struct ChoosingTests {
  private let toCountry = ["Add a guest"]

  @Test func `a person is asked to choose among several matches`() async {
    let console = TestConsole(toCountry + ["2 uk", "2", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(
      console.output.contains("> " + "  1 Ukraine  2 United Kingdom\nType a number, or part of a name.\nCountry> "))
    #expect(console.output.contains("2 Country     United Kingdom  {one of 208}"))
  }

  @Test func `a person can search a long list of options`() async {
    let console = TestConsole(toCountry + ["2", "aland", "2", "*", "208", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("> 208 options. Type part of a name, or * to see them all.\nCountry> "))
    #expect(console.output.contains("208 United Kingdom"))
    #expect(console.output.contains("2 Country     Åland Islands"))
    #expect(console.output.contains("2 Country     United Kingdom"))
  }

  @Test func `an unknown answer repeats the question, and another command does not`() async {
    let console = TestConsole(toCountry + ["2", "Estnoia", "est", "2", "back", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("no option \"Estnoia\"; the nearest is \"Estonia\".\nCountry> "))
    #expect(console.output.contains("2 Country     Estonia"))
    #expect(console.output.hasSuffix("2 [Settings]\n\n> "))
  }

  @Test func `a number beyond the options uses nothing on the screen, and repeats the question`() async {
    let console = TestConsole(toCountry + ["2 be", "3", "2", "quit"])

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("There is no option 3: type 1 to 2, or part of a name.\nCountry> "))
    #expect(console.output.contains("2 Country     Benin"))
  }

  @Test func `the clock and the app's own phrases are confirmed, since the screen may stay the same`() async {
    let console = TestConsole("clock +1h", "doorbell rings \"twice\" retry-after \"1s\"", "quit")

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.split(separator: "> ok\n\n== Home ==").count == 3)
  }

  @Test func `an ambiguous option in a script is an error with the matches`() async {
    let console = TestConsole(toCountry + ["2 uk", "2"])

    #expect(await console.run() == .usage)

    #expect(console.errors == "Line 2: \"uk\" matches several options: Ukraine, United Kingdom.\n")
  }

  @Test func `an ambiguous option in a program's command is refused with the matches`() async {
    let console = TestConsole(
      #"["Add a guest"]"#, #"["2", "uk"]"#)

    #expect(await console.run("--json") == .usage)

    #expect(
      console.output.contains(
        #""code":"ambiguous-option","command":2,"event":"refused","options":["Ukraine","United Kingdom"]"#))
  }

  @Test func `a verb without an object lists the possible ones`() async {
    let console = TestConsole("tap", "fill", "quit")

    #expect(await console.run(isTerminal: true) == .success)

    #expect(console.output.contains("Say what to tap: 1 Add a guest, 2 Settings"))
    #expect(console.output.contains("There is nothing to fill on this screen.\n"))
  }
}
