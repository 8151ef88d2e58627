import FlowKit
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

  // Catches a person who takes hold of a screen that still moves, which UIKit prevents.
  @Test func `a swipe begins after the transition in progress`() async {
    await FlowTests.bothWays {
      let test = FlowTest<Outcome>()
      let sheet = TestScreen("sheet")
      let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
        flow.context.show(flow.screen)
        flow.context.present(sheet, as: .sheet) {}
      }
      test.start(flow)
      test.window.settle()
      var isDismissed = false
      flow.context.dismiss(sheet) { isDismissed = true }

      let begins = test.window.beginSwipeBack()

      #expect(begins && isDismissed)
    }
  }
}
