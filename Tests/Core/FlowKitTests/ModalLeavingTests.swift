import FlowKit
import FlowTesting
import Testing

/// Sentence 4: the effect of removing a modal screen.
@MainActor
struct ModalLeavingTests {
  let test = FlowTest<Outcome>()

  @Test func `04 a single modal that is pending when the person leaves is not shown`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    flow.context.present(TestScreen("late"), as: .sheet) {}

    test.window.endSwipeBack(cancelled: false)

    #expect(test.results == [.cancelled])
    #expect(test.window.modalCount == 0)
  }

  @Test func `04 a flow is cancelled when its only modal is dismissed without a result`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) {}
    }
    test.start(flow)

    test.window.pullDown()

    #expect(test.results == [.cancelled])
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `04 a flow continues when it shows another screen after its only modal is dismissed`(pace: TestWindow.Pace) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) { flow.context.show(TestScreen("next")) }
    }
    test.start(flow)
    test.window.pace = pace

    test.window.pullDown()
    test.window.settle()

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["next"])
  }

  @Test func `04 a flow whose modal has a result for its dismissal reports it once`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) { flow.finish(.completed(1)) }
    }
    test.start(flow)

    test.window.pullDown()

    #expect(test.results == [.completed(1)])
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `04 screens that a flow shows when its only modal is dismissed are shown before its caller is informed`() {
    let sub = StubFlow<Outcome>("sub")
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) {
        flow.context.start(sub) { _, _ in }
        flow.finish(.completed(1))
      }
    }
    var state: FlowNode.State?
    test.flows.start(flow) { _, _ in state = sub.state }

    test.window.pullDown()

    #expect(state == .running)
    #expect(sub.state == .ended)
  }
}
