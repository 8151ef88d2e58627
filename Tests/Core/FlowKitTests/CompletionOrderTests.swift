import FlowKit
import FlowTesting
import Testing

/// Sentence 8: a completion is called when no callback waits any more.
@MainActor
struct CompletionOrderTests {
  private let test = FlowTest<Outcome>()

  // Catches an order that depends on the pace, or on whether the dismissal had anything to remove.
  @Test(arguments: [TestWindow.Pace.immediate, .held], [false, true])
  func `08 a completion is called after the reports that wait`(pace: TestWindow.Pace, hasScreen: Bool) {
    test.window.pace = pace
    var calls: [String] = []
    let first = StubFlow<Outcome>("first", hasScreen ? test.window.pushing : nil)
    let second = StubFlow<Outcome>("second") { $0.finish(.completed(2)) }
    test.flows.start(first) { [flows = test.flows] _, dismisser in
      dismisser.dismiss(animated: true) { calls.append("first is dismissed") }
      flows.start(second) { _, _ in calls.append("second's result") }
    }
    test.window.settle()

    first.finish(.completed(1))
    test.window.settle()

    #expect(calls == ["second's result", "first is dismissed"])
  }

  // Catches a completion in which a flow acts that the slower pace has ended by then.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `08 a reported flow that has lost its last screen ends before the completion`(pace: TestWindow.Pace) {
    test.window.pace = pace
    var states: [FlowNode.State] = []
    let caller = StubFlow<Outcome>("caller")
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.flows.start(caller) { _, _ in }
    caller.context.start(sub) { _, _ in }
    test.window.settle()
    sub.context.show(
      TestScreen("above"),
      onRemoved: { sub.context.dismiss(sub.screen) { states = [caller.state, sub.state] } })
    test.window.settle()
    caller.finish(.completed(1))

    test.window.goBack()
    test.window.settle()

    #expect(states == [.ended, .ended])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a report that an observer causes and that comes late, since the completion was already in the queue.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `08 a completion is called after the observer's acts in the events of its dismissal`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let observer = ActingObserver()
    let flows = FlowController(observer: observer)
    var calls: [String] = []
    let first = StubFlow<Outcome>("first", test.window.pushing)
    let second = StubFlow<Outcome>("second") { $0.finish(.completed(2)) }
    var dismisser: (any ViewControllerDismisser)?
    flows.start(first, onFinished: { _, _ in }) { dismisser = $0 }
    test.window.settle()
    observer.act = { [weak flows] node, event in
      guard case .terminated = event, node.flow === first else { return }
      flows?.start(second) { _, _ in calls.append("second's result") }
    }

    dismisser?.dismiss(animated: true) { calls.append("first is dismissed") }
    test.window.settle()

    #expect(calls == ["second's result", "first is dismissed"])
  }
}
