import FlowCommandLine
import Foundation
import Testing

@testable import FlowProgram

struct ArgumentsTests {
  @Test func `no argument starts a session`() throws {
    let arguments = try Arguments([])

    #expect(arguments.task == .session)
    #expect(!arguments.writesJSON && !arguments.logs)
    #expect(arguments.recording == nil && arguments.database == nil && arguments.now == nil)
  }

  @Test func `options can be anywhere, with their value after a space or an equals sign`() throws {
    let arguments = try Arguments(["--json", "play", "--now=2026-11-21T09:00:00Z", "a", "--log", "b"])

    #expect(arguments.task == .play(["a", "b"]))
    #expect(arguments.writesJSON && arguments.logs)
    #expect(arguments.now == DeviceClock.journeyStart)
  }

  @Test func `after two hyphens everything is a name`() throws {
    #expect(try Arguments(["play", "--", "--json", "--"]).task == .play(["--json", "--"]))
  }

  @Test func `an exploration has roots and limits`() throws {
    let words = [
      "explore", "Links/each-place", "--seconds", "60", "--depth=4", "--transitions", "9", "--seed", "7", "--complete",
    ]

    guard case .explore(let request) = try Arguments(words + ["--output", "here"]).task else {
      Issue.record("not an exploration")
      return
    }

    #expect(request.roots == ["Links/each-place"])
    #expect(request.seconds == 60 && request.depth == 4 && request.transitions == 9 && request.seed == 7)
    #expect(request.requiresFullCoverage && request.output == "here")
    #expect(try Arguments(["explore"]).task == .explore(ExploreRequest()))
  }

  // Catches a repeatable exploration that ends earlier on a slower machine.
  @Test(arguments: [
    (["--transitions", "9"], nil), (["--seconds", "5", "--transitions", "9"], 5), (["--seconds", "5"], 5), ([], 10),
  ]) func `a limited number of transitions needs no limit of time`(words: [String], seconds: Int?) throws {
    guard case .explore(let request) = try Arguments(["explore"] + words).task else {
      Issue.record("not an exploration")
      return
    }

    #expect(request.seconds == seconds)
  }

  // Catches a check of journeys that also tries something.
  @Test func `an exploration may try nothing`() throws {
    guard case .explore(let request) = try Arguments(["explore", "--transitions", "0"]).task else {
      Issue.record("not an exploration")
      return
    }

    #expect(request.transitions == 0)
  }

  @Test func `--help takes precedence over other arguments`() throws {
    #expect(try Arguments(["--version", "--help"]).task == .showHelp(nil))
    #expect(try Arguments(["backup", "-h"]).task == .showHelp(.backup))
    #expect(try Arguments(["help"]).task == .showHelp(nil))
    #expect(try Arguments(["help", "play"]).task == .showHelp(.play))
    #expect(try Arguments(["--version"]).task == .showVersion)
  }

  @Test(arguments: [
    (["--jsno"], CommandLineError.unknownOption("--jsno", nearest: "--json")),
    (["-x"], .unknownOption("-x", nearest: nil)),
    (["plya"], .unknownCommand("plya", nearest: "play")),
    (["grahp"], .unknownCommand("grahp", nearest: "graph")),
    (["storyboard"], .wrongOperands(usage: "storyboard JOURNEY…")),
    (["graph", "--format", "png"], .invalidValue(.format, "png", expected: "a format")),
    (["graph", "--output"], .missingValue(.output)),
    (["help", "plya"], .unknownCommand("plya", nearest: "play")),
    (["help", "play", "graph"], .wrongOperands(usage: "help [COMMAND]")),
    (["--record"], .missingValue(.record)),
    (["--record="], .missingValue(.record)),
    (["--record", "--json"], .missingValue(.record)),
    (["--json=1"], .needlessValue(.json)),
    (["--log", "--log"], .repeatedOption(.log)),
    (["play", "--depth", "5"], .foreignOption(.depth, command: "play", owners: ["explore"])),
    (["check"], .missingOption(.database)),
    (["backup", "--database", "a"], .wrongOperands(usage: "backup FILE --database PATH")),
    (["explore", "--depth", "0"], .invalidValue(.depth, "0", expected: "a number above 0")),
    (["explore", "--seconds", "soon"], .invalidValue(.seconds, "soon", expected: "a number above 0")),
    (["--now", "yesterday"], .invalidValue(.now, "yesterday", expected: "a time")),
    (["--now", "2026-02-30T00:00:00Z"], .invalidValue(.now, "2026-02-30T00:00:00Z", expected: "a time")),
    (["--now", "2026-11-21T09:00:00+01:00"], .invalidValue(.now, "2026-11-21T09:00:00+01:00", expected: "a time")),
  ])
  func `refuses invalid arguments`(_ words: [String], _ error: CommandLineError) {
    #expect(throws: error) { try Arguments(words) }
  }

  @Test func `parses the commands for pictures`() throws {
    let graph = try Arguments(["graph", "a", "--format", "dot", "--output", "b", "--force"])
    let storyboard = try Arguments(["storyboard", "a", "b"])

    #expect(graph.task == .drawGraph(["a"]))
    #expect(graph.graphFormat == .dot && graph.output == "b" && graph.overwrites)
    #expect(try Arguments(["graph", "--check", "c"]).checkedGraph == "c")
    #expect(storyboard.task == .drawStoryboard(["a", "b"]))
  }

  @Test(arguments: [
    ["play", "--output", "a"], ["storyboard", "a", "--format", "svg"], ["play", "--format", "svg"],
    ["storyboard", "a", "--check", "b"], ["graph", "--check", "a", "--format", "svg"],
    ["graph", "--check", "a", "--output", "b"], ["graph", "--record", "a"], ["storyboard", "a", "--database", "b"],
    ["graph", "--force"], ["graph", "--json"], ["storyboard", "a", "--log"],
  ])
  func `refuses options that pictures do not support`(_ words: [String]) {
    #expect(throws: CommandLineError.self) { try Arguments(words) }
  }

  @Test(arguments: [
    ["--record", "a", "--database", "b"], ["play", "--failed", "a"], ["graph", "--failed"], ["play", "--record", "a"],
    ["play", "--database", "a"],
    ["explore", "--record", "a"], ["explore", "--database", "a"], ["play", "--seconds", "5"], ["--depth", "5"],
    ["explore", "--threads"], ["--threads"],
  ])
  func `refuses to record a session that cannot be repeated`(_ words: [String]) {
    #expect(throws: CommandLineError.self) { try Arguments(words) }
  }
}
