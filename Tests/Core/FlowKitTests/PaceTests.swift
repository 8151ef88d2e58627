import FlowTesting
import Synchronization
import Testing

@MainActor
struct PaceTests {
  // Catches a trait that leaves out one of the two, and says that the flow behaves alike.
  @Test func `a test of a flow runs with immediate transitions, and with transitions in progress`() async {
    var paces: [TestWindow.Pace] = []

    await FlowTests.bothWays { paces.append(FlowTests.pace) }

    #expect(paces == [.immediate, .whenAsked])
  }

  // Catches a trait that runs no test at all, so that every suite with it passes.
  @Test func `a suite that runs both ways runs each of its tests twice`() async throws {
    let paces = Mutex<[TestWindow.Pace]>([])

    try await BothWays.bothWays.provideScope(for: try #require(Test.current), testCase: nil) {
      let pace = FlowTests.pace
      paces.withLock { $0.append(pace) }
    }

    #expect(paces.withLock(\.self) == [.immediate, .whenAsked])
  }
}
