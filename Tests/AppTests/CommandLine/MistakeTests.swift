import FlowHeadless
import FlowTesting
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// Explorations of an app whose alerts cannot be shown, and interrupted ones.
@MainActor
struct MistakeTests {
  private let folder: TestFolder
  private let app = SandboxApp(makeWindow: MuteAlerts.makeWindow)

  init() throws { folder = try TestFolder() }

  private func explore(into output: String, on console: TestConsole) async -> FlowProgram.ExitStatus {
    await console.run(
      ["explore", "Home/nothing-yet", "--transitions", "40", "--output", output], in: app)
  }

  @Test func `--output writes a mistake as a journey, and play replays it`() async throws {
    let console = TestConsole()

    let explored = await explore(into: folder.path("new/folder"), on: console)

    #expect(explored == .failed)
    let file = folder.path("new/folder/mistake-1.journey")
    let journey = try String(contentsOfFile: file, encoding: .utf8)
    #expect(console.output.contains(" mistakes:\n\n" + journey))
    #expect(journey.contains("# Violates: The toolkit refuses no call."))

    let player = TestConsole()
    let played = await player.run(["play", file], in: app)

    #expect(played == .failed)
    #expect(player.output.contains("an alert needs an answer"))
  }

  @Test func `a folder that cannot be written is refused, after the report`() async throws {
    let console = TestConsole()
    let file = try folder.write([], to: "file")

    let status = await explore(into: file + "/folder", on: console)

    #expect(status == .usage)
    #expect(console.output.contains(" mistakes:\n"))
    #expect(console.errors.contains("file/folder/mistake-1.journey cannot be written: "))
    #expect(try Data(contentsOf: URL(filePath: file)).isEmpty)
  }

  /// The app is launched for each kill, so that a later launch comes in the middle of the exploration.
  @Test func `an interruption ends the exploration with the results so far`() async {
    let console = TestConsole()
    var request: InterruptionRequest?
    var launchCount = 0
    console.onRedirectedInterruption = { request = $0 }
    let app = SandboxApp(makeWindow: { idle, language in
      launchCount += 1
      if launchCount == 6 { request?.make() }
      return .headless(idle, language)
    })

    let status = await console.run(["explore", "--transitions", "1000000"], in: app)

    let transitions = console.output.prefix { $0.isNumber }
    #expect(status == .success)
    #expect((1...200).contains(Int(transitions) ?? 0), "\(console.output)\(console.errors)")
    #expect(console.output.hasSuffix("No mistakes in what was reached.\n"))
    #expect(request?.isMade == true)
  }
}
