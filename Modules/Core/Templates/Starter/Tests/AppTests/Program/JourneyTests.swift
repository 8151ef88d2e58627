import HeadlessProgram
import Testing

@testable import App
@testable import HeadlessProgram

@MainActor
struct JourneyTests {
  @Test func `the app's journeys succeed, and a second run prints the same bytes`() async {
    let first = await play()
    let second = await play()

    #expect(first.isFine, "\(first.output.suffix(4000))")
    #expect(first.output == second.output)
  }

  private func play() async -> (isFine: Bool, output: String) {
    var output = ""
    let console = Console(
      read: { [] }, write: { text in MainActor.assumeIsolated { output += text } },
      writeError: { text in MainActor.assumeIsolated { output += text } }, isTerminal: false)
    let status = await AppCommand(StarterApp(), console: console).run(["play"])
    return (status == .success, output)
  }
}
