import Testing

@testable import App
@testable import FlowProgram

/// Journeys of the example in ways that `App play` does not play them.
@MainActor
struct PlayTests {
  // Catches a profile on one page that cannot be saved.
  @Test func `a flow with the same result replaces another one`() async {
    let console = TestConsole()

    #expect(await console.run("play", "Profile/interchanged") == .success, "\(console.output)")
  }
}
