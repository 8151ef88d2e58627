import TestSupport
import Testing

@testable import App
@testable import CompositionRoot
@testable import HeadlessProgram

@MainActor
struct PlayTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  // No name stands for all journeys.
  @Test(arguments: Effort.first(1, of: [["Home"], []]))
  func `the app's journeys go well, and a second run prints the same bytes`(names: [String]) async {
    let first = TestConsole()
    let second = TestConsole()

    let status = await first.run(["play"] + names)
    _ = await second.run(["play"] + names)

    #expect(status == .fine, "\(first.output.suffix(4000))")
    #expect(first.output == second.output)
    #expect(first.errors == "")
  }

  @Test func `on threads no reply is held back, which nobody could wait for`() async throws {
    let path = try folder.write(Array("bank next quote is held\n".utf8), to: "held.journey")
    let console = TestConsole()

    #expect(await console.run("play", path) == .failed)
    #expect(console.output.contains("A reply is held back only where a journey is played in memory, on one thread."))
  }

  @Test func `a journey that fails says where and what is there instead, and the others are played`() async throws {
    let path = try folder.write(Array("tap \"Settings\"\n\nexpect screen \"Home\"\nback\n".utf8), to: "a.journey")
    let console = TestConsole()

    let status = await console.run("play", path, "Links/malformed")

    #expect(status == .failed)
    #expect(console.output.contains("FAILED  Line 3: expect screen \"Home\"\n  Not so: the screen is \"Settings\".\n"))
    #expect(console.output.contains("FAILED  \(path), 1 steps, line 3: Not so: the screen is \"Settings\".\n"))
    #expect(console.output.hasSuffix("2 journeys, 30 steps: 1 failed.\n"))
  }

  @Test func `a journey that comes after one that is not there is refused before anything is played`() async throws {
    let path = try folder.write(Array("after Profile/complete\n".utf8), to: "a.journey")
    let console = TestConsole()

    let status = await console.run("play", path)

    #expect(status == .usage)
    #expect(console.output == "")
    #expect(console.errors.contains("the nearest is \"Profile/completed\""))
  }

  @Test func `a folder of the app's journeys is played by its name`() async {
    let console = TestConsole()

    let status = await console.run("play", "Home", "--json")

    #expect(status == .fine)
    #expect(console.output.hasPrefix(#"{"event":"journey","journey":{"hasPassed":true,"name":"Home/bank-"#))
    #expect(console.output.hasSuffix("{\"event\":\"end\",\"status\":0}\n"))
  }
}
