import FlowProgram
import Testing

@testable import App

@MainActor
struct JourneyTests {
  @Test func `the app's journeys succeed, and a second run prints the same bytes`() async {
    let first = await AppCommand.output(of: "play", in: StarterApp())
    let second = await AppCommand.output(of: "play", in: StarterApp())

    #expect(first.isSuccess, "\(first.text.suffix(4000))")
    #expect(first.text == second.text)
  }
}
