import FlowCommandLine
import Testing

@testable import Mutants

struct ArgumentsTests {
  @Test func `options are read in any order`() throws {
    let arguments = try #require(
      try Arguments(["--count", "9", "FlowKit", "--only", "00000a0b,ff", "--tests", "^A", "--list"]))

    #expect(arguments.sources == ["FlowKit"])
    #expect(arguments.count == 9)
    #expect(arguments.only == [0xA0B, 0xFF])
    #expect(arguments.tests == "^A")
    #expect(arguments.isList)
    #expect(!arguments.isOfValues)
    #expect(arguments.seed == 1)
  }

  @Test func `values change on request`() throws {
    #expect(try Arguments(["A", "--values"])?.isOfValues == true)
  }

  @Test(arguments: [
    [], ["A", "--count"], ["A", "--count", "0"], ["A", "--seed", "-1"], ["A", "--only", "xyz"],
    ["A", "--depth", "1"],
  ])
  func `refuses a usage error`(words: [String]) {
    #expect(throws: CommandLineError.self) { try Arguments(words) }
  }

  @Test func `help is printed instead of a run`() throws {
    #expect(try Arguments(["A", "--help"]) == nil)
    #expect(Arguments.help.hasPrefix("Usage: swift run --package-path Tests/Lab/Mutants Mutants MODULE-OR-FOLDER…\n"))
  }

  @Test func `a seed can be written in base 16`() throws {
    #expect(try Arguments(["A", "--seed", "0xff"])?.seed == 255)
    #expect(try Arguments(["A", "B", "--seed", "255"])?.seed == 255)
  }

  @Test func `a module is found by its name, by a folder in it or around it`() throws {
    let targets = [
      Target(name: "A", path: "Modules/A", type: "library"), Target(name: "B", path: "Modules/B", type: "executable"),
      Target(name: "ATests", path: "Modules/ATests", type: "test"), Target(name: "App", path: "App", type: "library"),
    ]
    func found(_ words: String) throws -> [String] {
      try Target.find(words, in: targets).map { "\($0.target.name) \($0.folder)" }
    }

    #expect(try found("A") == ["A Modules/A"])
    #expect(try found("App/Root/") == ["App App/Root"])
    #expect(try found("Modules") == ["A Modules/A", "B Modules/B"])
    #expect(throws: MutantsError.noSuchSources("Mod")) { try Target.find("Mod", in: targets) }
  }
}
