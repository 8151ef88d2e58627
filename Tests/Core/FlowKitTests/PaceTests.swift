import FlowTesting
import Testing

@MainActor
struct PaceTests {
  // Catches a trait that leaves out one of the two, and says that the flow behaves alike.
  @Test func `a test of a flow runs with immediate transitions, and with transitions in progress`() async {
    var paces: [TestWindow.Pace] = []

    await FlowTests.bothWays { paces.append(FlowTests.pace) }

    #expect(paces == [.immediate, .whenAsked])
  }
}
