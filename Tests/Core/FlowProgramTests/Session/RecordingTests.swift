import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct RecordingTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func `a recorded session plays back the same`() async throws {
    let path = folder.path("session.journey")
    let session = TestConsole(
      "Add a guest", "1 \"Ada \\\"A\\\"\"", "nonsense", "country est", "clock +1d", "kill", "relaunch",
      "expect field \"Country\" is \"Estonia\"", "open guests://nowhere", "ok", "pull down", "settings",
      "swipe back and let go early", "back")
    #expect(await session.run("--record", path, isTerminal: true) == .success)

    let playing = TestConsole()
    let status = await playing.run("play", "--verbose", path)

    #expect(status == .success)
    #expect(playing.output.contains("1 journey, "))
    #expect(lastScreen(of: session.output) == "== Home ==")
    #expect(lastScreen(of: playing.output) == "== Home ==")
  }

  @Test func `a session without steps is recorded, too`() async throws {
    let path = folder.path("session.journey")

    _ = await TestConsole("look").run("--record", path, isTerminal: true)

    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("# A session\n\nexpect screen \"Home\""))
  }

  @Test func `refused steps are not recorded`() async throws {
    let path = folder.path("session.journey")
    let session = TestConsole("Settings", "tap \"Nothing\"", "nonsense", "look", "back")

    _ = await session.run("--record", path, isTerminal: true)

    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == """
        # A session

        expect screen "Home"
        tap "Settings"
        expect screen "Settings"
        back
        expect screen "Home"

        """)
  }

  @Test func `a recording that cannot be written is refused at the start`() async throws {
    let session = TestConsole("Add a guest")

    let status = await session.run("--record", folder.path("missing/session.journey"))

    #expect(status == .usage)
    #expect(session.errors.hasSuffix("cannot be written: No such file or directory.\n"))
    #expect(session.output == "")
  }

  private func lastScreen(of output: String) -> String? {
    output.split(separator: "\n").last { $0.contains("==") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
