import FlowKit
import FlowTesting
import Testing

/// Sentences 5 and 6: several flows at once, and hosts that are gone.
@MainActor
struct SeveralRemovalsTests {
  let test = FlowTest<Outcome>()

  // 5: catches a cancelled report of each flow in the sheet, in whatever order.

  @Test func `05 one action that removes several flows is one event`() {
    let flows = NestedFlows(.sheet)

    flows.test.window.pullDown()

    #expect(flows.test.results == [.cancelled])
    #expect(
      flows.test.recorder.lives.suffix(3) == [
        "inner terminated", "middle terminated", "outer reported cancelled",
      ])
    #expect(flows.test.flows.subflows.isEmpty)
  }

  @Test func `05 the outermost flow that lost its first screen reports`() {
    let flows = NestedFlows()

    flows.test.window.goBack(to: flows.outer.screen)

    #expect(flows.test.results.isEmpty)
    #expect(flows.test.recorder.lives.suffix(2) == ["inner terminated", "middle reported cancelled"])
    #expect(flows.test.window.names == ["outer's screen"])
  }

  @Test func `05 a flow that had reported and was left on the stack ends without a report`() {
    let flows = NestedFlows(.sheet)
    flows.inner.finish(.completed(1))
    flows.middle.finish(.completed(2))

    flows.test.window.pullDown()

    #expect(flows.test.results == [.cancelled])
    #expect(!flows.test.recorder.lives.contains("inner terminated"))
    #expect(flows.test.recorder.lives.last == "outer reported cancelled")
  }

  @Test func `05 the outermost flow reports also when its own screen is above those of its sub-flow`() {
    var subResults: [Outcome] = []
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.start(sub) { result, _ in subResults.append(result) }
      flow.context.show(flow.screen)
    }
    test.start(flow)

    test.window.goBack(to: nil)

    #expect(test.results == [.cancelled])
    #expect(subResults.isEmpty)
    #expect(test.recorder.lives.suffix(2) == ["sub terminated", "flow reported cancelled"])
  }

  // 6: catches a flow that waits forever for an invisible screen.

  @Test func `06 a flow whose host is gone is cancelled`() {
    var host: TestScreen? = TestScreen("host")
    let presentation = host.map { FlowPresentation.present(.sheet, over: $0, using: test.window) }
    host = nil
    let flow = StubFlow<Outcome>("flow", presentation)

    test.start(flow)

    #expect(test.results == [.cancelled])
    #expect(test.startCount == 0)
  }

  @Test func `06 a flow whose stack is not in the window is cancelled`() {
    let stray = TestNavigationController()
    let flow = StubFlow<Outcome>("flow", .push(onto: stray, using: test.window))

    test.start(flow)

    #expect(test.results == [.cancelled])
  }

  @Test func `06 a single modal that cannot be shown returns its result`() {
    let stray = TestNavigationController()
    let flow = StubFlow<Outcome>("flow", .push(onto: stray, using: test.window)) { flow in
      flow.context.present(TestScreen("question"), as: .sheet) { flow.finish(.completed(3)) }
    }

    test.start(flow)

    #expect(test.results == [.completed(3)])
  }

  // Catches a sub-flow that reports beside its caller, which gives the removal of the modal its meaning.
  @Test func `05 a sub-flow that is removed with its caller's only modal is terminated`() {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.presenting(.fullScreen))
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) {}
      flow.context.start(sub) { _, _ in }
    }
    test.flows.start(below)
    test.start(flow)

    test.flows.terminate(below)

    #expect(test.recorder.lives.suffix(3) == ["below terminated", "sub terminated", "flow reported cancelled"])
    #expect(test.results == [.cancelled])
  }

  @Test func `04 a flow that its caller ends at the same time is not informed of its screens`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    var removed = 0
    test.start(flow)
    flow.context.show(TestScreen("second"), onRemoved: { removed += 1 })
    test.flows.start(beside) { [flows = test.flows] _, _ in flows.terminate(flow) }

    test.window.goBack(to: flow.screen)

    #expect(removed == 0)
    #expect(flow.state == .ended)
  }
}
