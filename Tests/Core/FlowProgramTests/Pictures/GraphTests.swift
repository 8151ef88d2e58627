import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct GraphTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func `draws the same graph of journeys each time`() async {
    let first = TestConsole()
    let second = TestConsole()

    let status = await first.run("graph", "Links/malformed", "--format", "mermaid")
    _ = await second.run("graph", "Links/malformed", "--format=mermaid")

    #expect(status == .success)
    #expect(first.output.hasPrefix("flowchart LR\n"))
    #expect(first.output.contains("{{\"This link cannot be opened\"}}"))
    #expect(first.output == second.output)
    #expect(first.errors == "")
  }

  @Test(arguments: [
    ("svg", "<svg "), ("mermaid", "flowchart LR\n"), ("flows", "flowchart LR\n  f0[\"Root<br>Home"),
    ("dot", "digraph "),
    ("json", "{\n"),
  ])
  func `writes each format`(format: String, beginning: String) async {
    let console = TestConsole()

    #expect(await console.run("graph", "Home/nothing-yet", "--format", format) == .success)
    #expect(console.output.hasPrefix(beginning))
  }

  @Test func `a comparison of graphs succeeds if they are equal, and otherwise lists the differences`() async throws {
    let path = folder.path("graph.json")
    let console = TestConsole()
    #expect(await console.run("graph", "Links/malformed", "--format", "json", "--output", path) == .success)

    #expect(await console.run("graph", "Links/malformed", "--check", path) == .success)
    #expect(console.output == "")
    #expect(await console.run("graph", "Home/nothing-yet", "--check", path) == .failed)
    #expect(console.output.contains("gone: the alert This link cannot be opened (Notice)\n"))
  }

  @Test func `a file that is not a graph is an error`() async throws {
    let path = try folder.write(Array("[]".utf8), to: "graph.json")
    let console = TestConsole()

    #expect(await console.run("graph", "Home/nothing-yet", "--check", path) == .usage)
    #expect(console.errors == "\(path) cannot be read: it is not a graph in the json format.\n")
    #expect(await console.run("graph", "--check", folder.path("nowhere.json")) == .usage)
    #expect(console.errors.hasSuffix("nowhere.json cannot be read: No such file or directory.\n"))
  }

  @Test func `an existing file is overwritten only with --force`() async throws {
    let path = try folder.write(Array("mine".utf8), to: "graph.svg")
    let console = TestConsole()

    #expect(await console.run("graph", "Home/nothing-yet", "--output", path) == .usage)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(console.errors == UsageError.fileExists(path).sentence + "\n")
    #expect(await console.run("graph", "Home/nothing-yet", "--output", path, "--force") == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test func `a file that cannot be written is an error`() async {
    let console = TestConsole()

    #expect(await console.run("graph", "Home/nothing-yet", "--output", folder.path("no/where.svg")) == .usage)
    #expect(console.errors.contains("no/where.svg cannot be written: "))
  }

  @Test func `a failed journey has no picture`() async throws {
    let path = try folder.write(Array("tap \"Settings\"\nexpect screen \"Home\"\n".utf8), to: "a.journey")
    let console = TestConsole()

    #expect(await console.run("graph", path) == .failed)
    #expect(console.output == "")
    #expect(
      console.errors
        == "\(path):2: Not met: the screen is \"Settings\". A failed journey cannot be drawn; play shows the failure.\n"
    )
  }
}
