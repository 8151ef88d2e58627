import Testing

@testable import App
@testable import FlowProgram

/// Journeys of the example in ways that `App play` does not play them.
@MainActor
struct PlayTests {
  /// Catches a journey of a mistake that cannot stay with the app: `swift test` plays on threads, and `App play` does not.
  @Test func `a bank that holds a reply is left out on several threads`() async throws {
    let folder = try TestFolder()
    let script = "tap \"Settings\"\nbank next quote is held\nexpect screen \"Nowhere\"\n"
    let path = try folder.write(Array(script.utf8), to: "held.journey")
    let console = TestConsole()

    #expect(await console.run("play", path, "Home/nothing-yet") == .success)
    #expect(console.output.hasPrefix("-       \(path), 1 step, then left out: "), "\(console.output)")
    #expect(console.output.hasSuffix(": all passed, 1 left out.\n"))
  }

  // Catches a profile on one page that cannot be saved.
  @Test func `a flow with the same result replaces another one`() async {
    let console = TestConsole()

    #expect(await console.run("play", "Profile/interchanged") == .success, "\(console.output)")
  }
}
