import FlowCommandLine
import Testing

@testable import Mutants

struct ArgumentsTests {
  @Test func `options are read in any order`() throws {
    let arguments = try #require(
      try Arguments(["--count", "9", "FlowKit", "--only", "00000a0b,ff", "--tests", "^A", "--list"]))

    #expect(arguments.sources == "FlowKit")
    #expect(arguments.count == 9)
    #expect(arguments.only == [0xA0B, 0xFF])
    #expect(arguments.tests == "^A")
    #expect(arguments.isList)
    #expect(arguments.seed == 1)
  }

  @Test(arguments: [
    [], ["A", "B"], ["A", "--count"], ["A", "--count", "0"], ["A", "--seed", "-1"], ["A", "--only", "xyz"],
    ["A", "--depth", "1"],
  ])
  func `refuses a usage error`(words: [String]) {
    #expect(throws: CommandLineError.self) { try Arguments(words) }
  }

  @Test func `help is printed instead of a run`() throws {
    #expect(try Arguments(["A", "--help"]) == nil)
    #expect(Arguments.help.hasPrefix("Usage: swift run --package-path Tests/Mutants Mutants MODULE-OR-FOLDER\n"))
  }

  @Test func `a module is found by its name or by a folder in it`() throws {
    let targets = [Target(name: "A", path: "Modules/A"), Target(name: "App", path: "App")]

    #expect(try Target.find("A", in: targets).folder == "Modules/A")
    #expect(try Target.find("App/Root/", in: targets) == (targets[1], "App/Root"))
    #expect(throws: MutantsError.noSuchSources("Modules")) { try Target.find("Modules", in: targets) }
  }
}
