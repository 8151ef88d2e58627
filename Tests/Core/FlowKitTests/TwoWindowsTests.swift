import FlowKit
import FlowTesting
import Testing

/// Sentences 5, 8, 17 and 18 where a tree has two windows, or a window two trees.
@MainActor
struct TwoWindowsTests {
  let test = FlowTest<Outcome>()
  let second = TestWindow()

  private func startInBoth() -> StubFlow<Outcome> {
    let sub = StubFlow<Outcome>("sub", second.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.start(sub) { _, _ in }
    return flow
  }

  @Test func `17 a flow with screens in two windows is removed from both`() {
    let flow = startInBoth()

    test.flows.terminate(flow)

    #expect(test.window.names.isEmpty)
    #expect(second.names.isEmpty)
  }

  // Catches a dismissal that begins in one window while the person's finger is on the other.
  @Test(arguments: 0..<3)
  func `18 a removal from several windows waits for the person's swipe in each`(touched: Int) {
    let flow = startInBoth()
    let windows = [test.window, second, TestWindow()]
    flow.context.start(StubFlow<Outcome>("other", windows[2].pushing)) { _, _ in }
    windows[touched].beginSwipeBack()

    test.flows.terminate(flow)
    let during = windows[touched].names
    windows[touched].endSwipeBack(cancelled: true)

    #expect(during.count == 1)
    #expect(windows.allSatisfy { $0.names.isEmpty })
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a dismissal that waits only for the window whose screens are gone by then.
  @Test func `18 a removal that continues after the swipe in one window waits for the swipe in the other`() {
    let flow = startInBoth()
    test.window.beginSwipeBack()
    second.beginSwipeBack()

    test.flows.terminate(flow)
    second.endSwipeBack(cancelled: false)
    let during = test.window.names
    test.window.endSwipeBack(cancelled: true)

    #expect(during == ["flow's screen"])
    #expect(test.window.names.isEmpty)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a window that is blamed for a transition in another.
  @Test func `08 a dismissal in two windows completes when it is over in both`() {
    let flow = startInBoth()
    var completions = 0
    flow.finish(.completed(1))
    test.window.holdsTransitions = true
    second.holdsTransitions = true

    test.dismisser?.dismiss(animated: true) { completions += 1 }
    second.settle()
    let early = completions
    test.window.settle()

    #expect(early == 0)
    #expect(completions == 1)
    #expect(test.window.names.isEmpty)
    #expect(second.names.isEmpty)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `08 a window that has settled is not reported for the next transition, in another window`() {
    test.window.holdsTransitions = true
    second.holdsTransitions = true
    test.flows.start(StubFlow<Outcome>("one", test.window.pushing))
    test.flows.start(StubFlow<Outcome>("two", second.pushing))

    test.window.settle()
    second.settle()

    #expect(test.recorder.misuses.isEmpty)
    #expect(second.names == ["two's screen"])
  }

  // Catches a tree that takes another tree's act for its own.
  @Test func `05 a flow of another tree whose screens are replaced is cancelled`() {
    let others = FlowController(observer: nil)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let other = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))
    others.start(other) { _, _ in }

    other.didFinishWizard()

    #expect(test.results == [.cancelled])
    #expect(other.context.isRunning)
  }

  // Catches a tree that comes to rest only when one of its screens is uncovered.
  @Test func `05 a flow that has reported is informed of a screen removed from above another tree's`() {
    let others = FlowController(observer: nil)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var removals = 0
    test.start(flow)
    others.start(StubFlow<Outcome>("other", test.window.pushing)) { _, _ in }
    flow.context.show(TestScreen("above"), onRemoved: { removals += 1 })
    flow.finish(.completed(1))

    test.window.goBack()

    #expect(removals == 1)
  }

  @Test func `05 of two trees that lose screens at once, the one with the lowest screen is informed first`() {
    let others = FlowController(observer: nil)
    var received: [String] = []
    test.flows.start(StubFlow<Outcome>("below", test.window.pushing)) { _, _ in received.append("below") }
    others.start(StubFlow<Outcome>("above", test.window.pushing)) { _, _ in received.append("above") }

    test.window.goBack(to: nil)

    #expect(received == ["below", "above"])
  }

  // Catches a tree that remembers only one of the screens that came back.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `01 two flows that were left in two windows are visited again when both are uncovered at once`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    second.pace = pace
    let left = [StubFlow<Outcome>("a", test.window.pushing), StubFlow<Outcome>("b", second.pushing)]
    for flow in left {
      test.flows.start(flow) { _, _ in }
      flow.finish(.completed(1))
    }
    let above = StubFlow<Outcome>("above", test.window.pushing)
    let beside = StubFlow<Outcome>("beside", second.pushing)
    test.flows.start(above) { _, _ in }
    above.context.start(beside) { _, _ in }
    while test.window.settleOne() || second.settleOne() {}

    test.flows.terminate(above)
    while test.window.settleOne() || second.settleOne() {}

    #expect(left.map(\.state) == [.running, .running])
  }

  // Catches a visit that begins under the person's finger, or that waits for a finger in the other window.
  @Test func `01 a flow is visited again in its window while the person's finger is in another`() {
    let flow = StubFlow<Outcome>("a", test.window.pushing)
    test.start(flow)
    flow.finish(.completed(1))
    test.flows.start(StubFlow<Outcome>("above", test.window.pushing)) { $1.dismiss() }
    test.flows.start(StubFlow<Outcome>("b", second.pushing)) { _, _ in }
    second.beginSwipeBack()

    test.window.goBack()
    let state = flow.state
    second.endSwipeBack(cancelled: true)

    #expect(state == .running)
  }
}
